import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getNewProductHref } from '../../common/product-link';
import type { StockParams } from './stock-query';

/** Empty state of the list. */
export const EmptyStock = ( { params }: { params: StockParams } ) =>
	params.search !== '' || params.type !== 'all' ? (
		<>
			{ __( 'No products found.', 'storedeck' ) }{ ' ' }
			<Link
				type="wc-admin"
				href={ getNewPath( {
					type: undefined,
					search: undefined,
					paged: undefined,
				} ) }
			>
				{ __( 'Show all products', 'storedeck' ) }
			</Link>
		</>
	) : (
		<>
			{ __( 'No products yet.', 'storedeck' ) }{ ' ' }
			<Link type="wp-admin" href={ getNewProductHref() }>
				{ __( 'Add product', 'storedeck' ) }
			</Link>
		</>
	);
