import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { ReorderParams } from './reorder-query';

/** Empty state of the list. */
export function EmptyReorder( { params }: { params: ReorderParams } ) {
	const isFiltered = params.search !== '' || params.supplier !== undefined;
	if ( params.isAll && ! isFiltered ) {
		return (
			<>
				{ __(
					'No product has a stock quantity yet. Turn on stock management for a product to see it here.',
					'storedeck'
				) }
			</>
		);
	}
	return (
		<>
			{ isFiltered
				? __( 'No products found.', 'storedeck' )
				: __(
						'Nothing to reorder: the stock lasts until a delivery.',
						'storedeck'
				  ) }{ ' ' }
			<Link
				type="wc-admin"
				href={ getNewPath( {
					show: 'all',
					search: undefined,
					supplier: undefined,
					paged: undefined,
				} ) }
			>
				{ __( 'Show all products', 'storedeck' ) }
			</Link>
		</>
	);
}
