import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { onQueryChange } from '@storedeck/navigation';
import { FailureNotice } from '../../common/failure-notice';
import { getNewProductHref } from '../../common/product-link';
import type { ScreenProps } from '../../common/screen-props';
import { ScreenSection } from '../../common/screen-section';
import { SearchField } from '../../common/search-field';
import { StatusTabs } from '../../common/status-tabs';
import { getStatusTabs, readParams } from './products-query';
import { ProductsTable } from './products-table';
import { useProducts } from './use-products';
import './style.scss';

/** All products, of any status. */
export default function ProductsScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const products = useProducts( params );
	return (
		<div className="storedeck-products">
			<div className="storedeck-products__head">
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
				{ products.error && products.items && (
					<FailureNotice
						message={ __(
							'Could not load products.',
							'storedeck'
						) }
						detail={ products.error.message }
						onRetry={ products.retry }
					/>
				) }
				<ProductsTable
					params={ params }
					query={ query }
					products={ products }
				/>
			</ScreenSection>
		</div>
	);
}
