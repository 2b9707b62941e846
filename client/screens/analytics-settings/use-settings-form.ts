import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { settingsStore, useSettings } from '@storedeck/data';
import { getChanged } from './changes';
import { updatePageSettings } from './page-settings';
import type { Values } from '../../common/setting/types';
import { useFrozenValue } from '../../common/use-frozen-value';

const GROUP = 'wc_admin';
const NAMES = [ GROUP ];

const isValues = ( value: unknown ): value is Values =>
	typeof value === 'object' &&
	value !== null &&
	Object.keys( value ).length > 0;

/** The state of the form. Unsaved changes are lost when the screen is left. */
export function useSettingsForm() {
	// The result also has the settings by group name.
	const group: ReturnType< typeof useSettings > & Values = useSettings(
		GROUP,
		NAMES
	);
	const {
		isRequesting: isSaving,
		updateAndPersistSettings,
		updateSettings,
	} = group;
	const stored = group[ GROUP ];
	const { clearIsDirty, refresh } = useDispatch( settingsStore );
	const loadError = useSelect(
		( select ) =>
			select( settingsStore ).getLastSettingsErrorForGroup( GROUP ),
		[]
	);
	const [ isPending, setIsPending ] = useState( false );
	// While they are being saved, the store holds the edited values.
	const saved = useFrozenValue(
		isPending || ! isValues( stored ),
		isValues( stored ) ? stored : undefined
	);
	const [ edits, setEdits ] = useState< Values >( {} );
	const [ failure, setFailure ] = useState< string >();
	const values = useMemo(
		() => ( { ...saved, ...edits } ),
		[ saved, edits ]
	);
	const changed = saved ? getChanged( saved, edits ) : [];

	/** Returns whether the values were saved. */
	const save = async ( next: Values ): Promise< boolean > => {
		setIsPending( true );
		setFailure( undefined );
		try {
			await updateAndPersistSettings( GROUP, next );
			updatePageSettings( next );
			setIsPending( false );
			setEdits( {} );
			return true;
		} catch ( error ) {
			// Restores the saved values in the store. The edits are those of
			// this form: other screens have nothing to save.
			updateSettings( GROUP, saved );
			clearIsDirty( GROUP );
			setIsPending( false );
			setEdits( next );
			setFailure( error instanceof Error ? error.message : '' );
			return false;
		}
	};

	return {
		isLoaded: saved !== undefined,
		loadError: saved ? undefined : loadError || undefined,
		retry: () => refresh( 'getSettingsForGroup', [ GROUP, NAMES ] ),
		values,
		changed,
		isSaving,
		/** The error message of the last attempt to save. */
		failure,
		edit: ( name: string, value: unknown ) =>
			setEdits( ( before ) => ( { ...before, [ name ]: value } ) ),
		save: () => save( values ),
		saveAs: ( next: Values ) => save( { ...values, ...next } ),
	};
}
