import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import type { Item } from '@storedeck/data';
import type { PendingParts } from '../../common/record-form';

/** What the form of a variation tells about it. */
export interface PendingVariation {
	name: string;
	/** Its regular price, empty for none; undefined if customers cannot choose it. */
	price: string | undefined;
	/** Saves it; resolves with whether it was saved. Undefined without unsaved changes. */
	save: ( () => Promise< boolean > ) | undefined;
	/** Takes over fields that were saved without the form. */
	receive: ( saved: Item, names: readonly string[] ) => void;
}

/** The variations on the screen, and which of them have unsaved changes. */
export interface PendingVariations extends PendingParts {
	/** Sets what is known of a variation, or removes it. */
	set: ( id: number, variation: PendingVariation | undefined ) => void;
	/** Names of the variations without a price. */
	getUnpriced: () => string[];
	/** Whether customers can buy any. */
	hasPriced: () => boolean;
	receive: ( saved: readonly Item[], names: readonly string[] ) => void;
}

/** Keeps what the forms of the variations tell. */
export function usePendingVariations(): PendingVariations {
	const all = useRef( new Map< number, PendingVariation >() );
	const [ count, setCount ] = useState( 0 );

	const actions = useMemo< Omit< PendingVariations, 'count' | 'set' > >(
		() => ( {
			saveAll: async () => {
				const results: boolean[] = [];
				for ( const { save } of [ ...all.current.values() ] ) {
					results.push( ( await save?.() ) ?? true );
				}
				return results.every( Boolean );
			},
			getUnpriced: () =>
				[ ...all.current.values() ].flatMap( ( { name, price } ) =>
					price === '' ? name : []
				),
			hasPriced: () =>
				[ ...all.current.values() ].some( ( { price } ) => price ),
			receive: ( saved, names ) =>
				saved.forEach(
					( item ) =>
						all.current
							.get( Number( item.id ) )
							?.receive( item, names )
				),
		} ),
		[]
	);
	const set = useCallback< PendingVariations[ 'set' ] >(
		( id, variation ) => {
			if ( variation ) {
				all.current.set( id, variation );
			} else {
				all.current.delete( id );
			}
			setCount(
				[ ...all.current.values() ].filter( ( { save } ) => save )
					.length
			);
		},
		[]
	);

	return useMemo(
		() => ( { count, set, ...actions } ),
		[ count, set, actions ]
	);
}
