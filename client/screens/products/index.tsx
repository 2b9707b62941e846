import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BulkResult, useBulkEdit } from '../../common/bulk-edit';
import { useExistingPage } from '../../common/list-screen';
import { getNewProductHref } from '../../common/product-link';
import type { ScreenProps } from '../../common/screen-props';
import { ScreenSection } from '../../common/screen-section';
import { useRowFocus } from '../../common/selection';
import { SearchField } from '../../common/search-field';
import { StatusTabs } from '../../common/status-tabs';
import { ProductFilters } from './product-filters';
import { getStatusTabs, readParams } from './products-query';
import { ProductsTable } from './products-table';
import { useProducts, useStatusCounts } from './use-products';
import './style.scss';

/** All products, of any status. */
export default function ProductsScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const products = useProducts( params );
	const counts = useStatusCounts( params );
	const container = useRef< HTMLDivElement >( null );
	const keepFocus = () => container.current?.focus();
	const bulkEdit = useBulkEdit( { keepFocus } );
	useExistingPage( products, params, path, query );
	useRowFocus(
		container,
		( products.items ?? [] ).map( ( { id } ) => Number( id ) )
	);
	return (
		<div className="storedeck-list-screen">
			<div className="storedeck-list-screen__head">
				<StatusTabs
					label={ __( 'Filter products by status', 'storedeck' ) }
					param="status"
					tabs={ getStatusTabs( counts ) }
					current={ params.status }
					path={ path }
					query={ query }
				/>
				<SearchField
					label={ __( 'Search products', 'storedeck' ) }
					value={ params.search }
				/>
				<Button variant="primary" href={ getNewProductHref() }>
					{ __( 'Add product', 'storedeck' ) }
				</Button>
			</div>
			<ScreenSection
				label={ __( 'Filters', 'storedeck' ) }
				name="filters of products"
			>
				<ProductFilters params={ params } />
			</ScreenSection>
			<div ref={ container } tabIndex={ -1 } className="storedeck-place">
				<ScreenSection
					label={ __( 'Products list', 'storedeck' ) }
					name="products list"
				>
					<BulkResult bulkEdit={ bulkEdit } keepFocus={ keepFocus } />
					<ProductsTable
						params={ params }
						query={ query }
						products={ products }
						bulkEdit={ bulkEdit }
					/>
				</ScreenSection>
			</div>
		</div>
	);
}
