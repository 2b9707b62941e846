import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { onQueryChange } from '@storedeck/navigation';
import { useExistingPage } from '../../common/list-screen';
import { getNewProductHref } from '../../common/product-link';
import type { ScreenProps } from '../../common/screen-props';
import { ScreenSection } from '../../common/screen-section';
import { SearchField } from '../../common/search-field';
import { StatusTabs } from '../../common/status-tabs';
import { getStatusTabs, readParams } from './products-query';
import { ProductsTable } from './products-table';
import { useProducts } from './use-products';

/** All products, of any status. */
export default function ProductsScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const products = useProducts( params );
	useExistingPage( products, params, path, query );
	return (
		<div className="storedeck-list-screen">
			<div className="storedeck-list-screen__head">
				<StatusTabs
					label={ __( 'Filter products by status', 'storedeck' ) }
					param="status"
					tabs={ getStatusTabs() }
					current={ params.status }
					path={ path }
					query={ query }
				/>
				<SearchField
					label={ __( 'Search products', 'storedeck' ) }
					value={ params.search }
					onChange={ ( words ) =>
						onQueryChange( 'search' )( words || undefined )
					}
				/>
				<Button variant="primary" href={ getNewProductHref() }>
					{ __( 'Add product', 'storedeck' ) }
				</Button>
			</div>
			<ScreenSection
				label={ __( 'Products list', 'storedeck' ) }
				name="products list"
			>
				<ProductsTable
					params={ params }
					query={ query }
					products={ products }
				/>
			</ScreenSection>
		</div>
	);
}
