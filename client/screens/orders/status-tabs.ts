import { _x } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { OrderTotal } from '@storedeck/data';
import { formatList } from '../../common/format-list';
import { getStatusLabel } from '../../common/order/use-save-status';
import { ANY, isStatus, TRASH } from './orders-query';

const sum = ( totals: readonly OrderTotal[] ) =>
	totals.reduce( ( count, { total } ) => count + total, 0 );

const getName = ( status: string, totals: readonly OrderTotal[] ) =>
	decodeEntities(
		totals.find( ( { slug } ) => slug === status )?.name ??
			getStatusLabel( status )
	);

/**
 * The tabs of all orders and of each status that has some. The statuses of the
 * URL always have a tab, several of them, such as those of orders to process,
 * one together.
 *
 * @param statuses Statuses of the URL.
 * @param totals   Undefined before the first response.
 */
export function getTabs(
	statuses: readonly string[],
	totals: readonly OrderTotal[] | undefined
) {
	const known = totals ?? [];
	const count = ( isCounted: ( status: string ) => boolean ) =>
		totals && sum( totals.filter( ( { slug } ) => isCounted( slug ) ) );
	const [ only ] = statuses.length === 1 ? statuses : [];
	const slugs = known
		.filter(
			( { slug, total } ) =>
				isStatus( slug ) && ( total > 0 || slug === only )
		)
		.map( ( { slug } ) => slug );
	return [
		{
			value: ANY,
			label: _x( 'All', 'orders', 'storedeck' ),
			count: count( ( status ) => status !== TRASH ),
		},
		...( statuses.length > 1
			? [
					{
						value: statuses.join(),
						label: formatList(
							statuses.map( ( status ) =>
								getName( status, known )
							)
						),
						count: count( ( status ) =>
							statuses.includes( status )
						),
					},
			  ]
			: [] ),
		...( only && ! slugs.includes( only )
			? [ only, ...slugs ]
			: slugs
		).map( ( value ) => ( {
			value,
			label: getName( value, known ),
			count: count( ( status ) => status === value ),
		} ) ),
	];
}
