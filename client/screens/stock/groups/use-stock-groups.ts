import { useState } from '@wordpress/element';
import type { StockParams } from '../stock-query';
import type { StockRow } from '../stock-row';
import type { Stock } from '../use-stock';
import { getDefaultView, isMatching } from './group-views';
import type { GroupView } from './group-views';
import { toVariationRow } from './to-variation-row';
import { useVariations } from './use-variations';

export interface StockGroups {
	/** Products, each followed by the variations that its group shows. */
	rows: readonly StockRow[] | undefined;
	isOpen: ( product: number ) => boolean;
	/** Number of variations that the group of a product shows. */
	getShownCount: ( product: number ) => number;
	toggle: ( product: number ) => void;
	/** The variations of an open group are being requested. */
	isLoading: boolean;
	error: { message: string } | undefined;
	retry: () => void;
	/** Applies the filters to what was edited since. */
	update: () => void;
}

/** What the user opened and closed, and the variations shown since, for the filters of a key. */
const createState = ( key: string ) => ( {
	key,
	views: new Map< number, GroupView >(),
	/** Ids of the variations that matched when they were loaded: a row that is being edited must not vanish. */
	matching: new Map< number, ReadonlySet< number > >(),
} );

/**
 * The variations of the products in a list, each in the group of its product.
 *
 * @param stock  The list.
 * @param params Filters of the list.
 */
export function useStockGroups(
	stock: Stock,
	params: StockParams
): StockGroups {
	const key = `${ params.type } ${ params.search }`;
	const [ latest, setState ] = useState( () => createState( key ) );
	const state = latest.key === key ? latest : createState( key );
	if ( state !== latest ) {
		setState( state );
	}
	const { found, isPrevious } = stock;
	const getView = ( row: StockRow ): GroupView =>
		row.variations
			? state.views.get( row.id ) ??
			  ( isPrevious ? 'closed' : getDefaultView( row, params, found ) )
			: 'closed';
	const open = ( stock.rows ?? [] ).filter(
		( row ) => getView( row ) !== 'closed'
	);
	const { byProduct, isLoading, error, retry } = useVariations(
		open.map( ( { id } ) => id )
	);

	const getShown = ( product: StockRow ): StockRow[] => {
		const items = byProduct.get( product.id );
		const view = getView( product );
		if ( ! items || view === 'closed' ) {
			return [];
		}
		const variations = items.map( ( item ) =>
			toVariationRow( item, product )
		);
		if ( view === 'all' ) {
			return variations;
		}
		const matching =
			state.matching.get( product.id ) ??
			new Set(
				variations
					.filter( ( row ) => isMatching( row, params, found ) )
					.map( ( { id } ) => id )
			);
		state.matching.set( product.id, matching );
		return variations.filter( ( { id } ) => matching.has( id ) );
	};
	const shown = new Map( open.map( ( row ) => [ row.id, getShown( row ) ] ) );

	return {
		rows: stock.rows?.flatMap( ( row ) => [
			row,
			...( shown.get( row.id ) ?? [] ),
		] ),
		isOpen: ( product ) => shown.has( product ),
		getShownCount: ( product ) => shown.get( product )?.length ?? 0,
		toggle: ( product ) => {
			const view = shown.has( product ) ? 'closed' : 'all';
			setState( {
				...state,
				views: new Map( state.views ).set( product, view ),
			} );
		},
		isLoading,
		error,
		retry,
		update: () => setState( { ...state, matching: new Map() } ),
	};
}
