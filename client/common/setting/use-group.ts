import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { itemsStore, settingsStore, useResource } from '@storedeck/data';
import type { Item, RequestError } from '@storedeck/data';
import { isRecord } from '@storedeck/settings/guards';
import { toConfig, toStored } from './definitions';
import type { SettingConfig } from './types';

/** A setting with its edited value. */
interface EditedSetting {
	id: string;
	config: SettingConfig;
	value: unknown;
	isDirty: boolean;
	error: RequestError | false;
}

const ALL = {};

const NO_DEFINITIONS: ReadonlyMap< Item[ 'id' ], Item > = new Map();

/**
 * The settings of a group with their edited, unsaved values. Edits are kept
 * when another group is opened.
 *
 * @param group Id of the group, e.g. `general`.
 */
export function useGroup( group: string ) {
	const path = `settings/${ group }`;
	const { updateSettingsForGroup, persistSettingsForGroup } =
		useDispatch( settingsStore );
	const {
		data: definitions = NO_DEFINITIONS,
		error: loadError,
		isLoading,
		retry,
	} = useResource( itemsStore, 'getItems', [ path, ALL ] );
	const edits = useSelect(
		( select ) => {
			const store = select( settingsStore );
			return {
				values: store.getSettings( group ),
				dirty: store.getDirtyKeys( group ).join( ',' ),
				isSaving: store.isUpdateSettingsRequesting( group ),
			};
		},
		[ group ]
	);
	const errors = useSelect(
		( select ) =>
			[ ...definitions.keys() ].map( ( id ) =>
				select( settingsStore ).getSettingsError( group, String( id ) )
			),
		[ group, definitions ]
	);

	const settings = useMemo< EditedSetting[] >( () => {
		const dirty = edits.dirty.split( ',' );
		const read = edits.values[ group ];
		return [ ...definitions ].map( ( [ key, definition ], at ) => {
			const id = String( key );
			const edited = edits.values[ id ];
			return {
				id,
				config: toConfig( definition ),
				value:
					edited ??
					( isRecord( read ) ? read[ id ] : undefined ) ??
					definition.value,
				isDirty: dirty.includes( id ),
				error: errors[ at ] ?? false,
			};
		} );
	}, [ definitions, edits, group, errors ] );

	const save = useCallback(
		() => persistSettingsForGroup( group ),
		[ persistSettingsForGroup, group ]
	);

	return {
		settings,
		isLoading,
		loadError,
		retry,
		isDirty: edits.dirty !== '',
		isSaving: edits.isSaving,
		edit: ( { id, config }: EditedSetting, value: unknown ) =>
			updateSettingsForGroup( group, {
				[ id ]: toStored( config, value ),
			} ),
		/** Rejects on failure; rejected values stay edited. */
		save,
	};
}
