import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { settingsStore, useSettings } from '@storedeck/data';
import { getChanged } from './changes';
import { updatePageSettings } from './page-settings';
import type { Values } from '../../common/setting/types';

const GROUP = 'wc_admin';
const NAMES = [ GROUP ];

const isValues = ( value: unknown ): value is Values =>
	typeof value === 'object' &&
	value !== null &&
	Object.keys( value ).length > 0;

/**
 * The settings of the reports as they are edited. Nothing is kept of what was
 * edited and not saved once the screen is left.
 */
export function useSettingsForm() {
	// Beside what it always has there are the settings by their names.
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
	const { refresh } = useDispatch( settingsStore );
	const loadError = useSelect(
		( select ) =>
			select( settingsStore ).getLastSettingsErrorForGroup( GROUP ),
		[]
	);
	// While it is being saved the store holds what was edited.
	const saved = useRef< Values >();
	const isPending = useRef( false );
	if ( isValues( stored ) && ! isPending.current ) {
		saved.current = stored;
	}
	const known = saved.current;
	const [ edits, setEdits ] = useState< Values >( {} );
	const [ failure, setFailure ] = useState< string >();
	const values = useMemo(
		() => ( { ...known, ...edits } ),
		[ known, edits ]
	);
	const changed = known ? getChanged( known, edits ) : [];

	const isMounted = useRef( true );
	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );

	/** Saves; whether that went well. */
	const save = async ( next: Values ): Promise< boolean > => {
		isPending.current = true;
		setFailure( undefined );
		try {
			await updateAndPersistSettings( GROUP, next );
			updatePageSettings( next );
			isPending.current = false;
			setEdits( {} );
			return true;
		} catch ( error ) {
			// What was not saved must not pass for saved.
			updateSettings( GROUP, known );
			isPending.current = false;
			if ( isMounted.current ) {
				setEdits( next );
				setFailure( error instanceof Error ? error.message : '' );
			}
			return false;
		}
	};

	return {
		isLoaded: known !== undefined,
		loadError: known ? undefined : loadError || undefined,
		retry: () => refresh( 'getSettingsForGroup', [ GROUP, NAMES ] ),
		values,
		changed,
		isSaving,
		/** What the server said against the last saving. */
		failure,
		edit: ( name: string, value: unknown ) =>
			setEdits( ( before ) => ( { ...before, [ name ]: value } ) ),
		save: () => save( values ),
		saveAs: ( next: Values ) => save( { ...values, ...next } ),
	};
}
