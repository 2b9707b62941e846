import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath, updateQueryString } from '@storedeck/navigation';
import {
	getStockStatusOptions,
	getTypeOptions,
} from '../../common/product/labels';
import { useCategories } from '../../common/product/use-categories';
import type { ProductsParams } from './products-query';
import { hasFilters } from './products-query';

/** Filters by category, type and stock, which are stored in the URL. */
export function ProductFilters( { params }: { params: ProductsParams } ) {
	const { options } = useCategories();
	const filter = (
		name: 'category' | 'type' | 'stock',
		label: string,
		all: string,
		choices: ReadonlyArray< { value: string; label: string } >
	) => (
		<SelectControl
			__nextHasNoMarginBottom
			label={ label }
			hideLabelFromVision
			value={ params[ name ] }
			options={ [ { value: '', label: all }, ...choices ] }
			onChange={ ( value ) =>
				updateQueryString( {
					[ name ]: value || undefined,
					paged: undefined,
				} )
			}
		/>
	);
	return (
		<div className="storedeck-products__filters">
			{ filter(
				'category',
				__( 'Category', 'storedeck' ),
				__( 'All categories', 'storedeck' ),
				options.map( ( { key, label } ) => ( {
					value: String( key ),
					label,
				} ) )
			) }
			{ filter(
				'type',
				__( 'Product type', 'storedeck' ),
				__( 'All types', 'storedeck' ),
				getTypeOptions()
			) }
			{ filter(
				'stock',
				__( 'Stock status', 'storedeck' ),
				__( 'Any stock status', 'storedeck' ),
				[
					...getStockStatusOptions(),
					{
						value: 'lowstock',
						label: __( 'Low stock', 'storedeck' ),
					},
				]
			) }
			{ hasFilters( params ) && (
				<Link
					type="wc-admin"
					href={ getNewPath( {
						category: undefined,
						type: undefined,
						stock: undefined,
						search: undefined,
						paged: undefined,
					} ) }
				>
					{ __( 'Clear filters', 'storedeck' ) }
				</Link>
			) }
		</div>
	);
}
