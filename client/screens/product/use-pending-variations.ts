import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import type { PendingParts } from '../../common/record-form';

/** Saves a variation; resolves with whether it was saved. */
type SaveVariation = () => Promise< boolean >;

/** The variations with unsaved changes. */
export interface PendingVariations extends PendingParts {
	/** Adds a variation, or removes it without a function. */
	set: ( id: number, save: SaveVariation | undefined ) => void;
}

/** Keeps how to save the variations that were changed. */
export function usePendingVariations(): PendingVariations {
	const saves = useRef( new Map< number, SaveVariation >() );
	const [ count, setCount ] = useState( 0 );

	const set = useCallback< PendingVariations[ 'set' ] >( ( id, save ) => {
		if ( save ) {
			saves.current.set( id, save );
		} else {
			saves.current.delete( id );
		}
		setCount( saves.current.size );
	}, [] );
	const saveAll = useCallback( async () => {
		const results: boolean[] = [];
		for ( const save of [ ...saves.current.values() ] ) {
			results.push( await save() );
		}
		return results.every( Boolean );
	}, [] );

	return useMemo(
		() => ( { count, set, saveAll } ),
		[ count, set, saveAll ]
	);
}
