import type { ReactNode } from 'react';
import { _x, __, sprintf } from '@wordpress/i18n';
import { ProductImage } from '@storedeck/components';
import { classNames } from '@storedeck/components/class-names';
import { getStockStatusLabel } from '../../common/product/status-labels';
import { ProductLink } from '../../common/product-link';
import { isLowStock } from './stock-row';
import type { StockRow } from './stock-row';

function getStatusText( row: StockRow ) {
	if ( isLowStock( row ) ) {
		return _x( 'Low', 'indication of a low quantity', 'storedeck' );
	}
	return getStockStatusLabel( row.status );
}

/** Stock status with text and color. */
export const StatusMark = ( { row }: { row: StockRow } ) => (
	<span
		className={ classNames(
			'storedeck-stock-mark',
			isLowStock( row ) && 'is-low',
			row.status === 'outofstock' && 'is-out',
			row.status === 'onbackorder' && 'is-on-backorder'
		) }
	>
		{ getStatusText( row ) }
	</span>
);

/**
 * Image of a product or variation, and its name linked to the edit screen.
 *
 * @param props.isInGroup Whether it is a variation below its product.
 * @param props.children  Shown below the name.
 */
export const ProductCell = ( {
	row,
	isInGroup,
	children,
}: {
	row: StockRow;
	isInGroup: boolean;
	children?: ReactNode;
} ) => (
	<div
		className={ classNames(
			'storedeck-list-screen__product storedeck-stock-product',
			isInGroup && 'is-in-group'
		) }
	>
		<ProductImage
			product={ { images: row.images } }
			alt=""
			width={ 36 }
			height={ 36 }
		/>
		<div className="storedeck-stock-product__text">
			<ProductLink
				id={ row.parentId || row.id }
				aria-label={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Edit %s', 'storedeck' ),
					row.name
				) }
			>
				{ row.shortName }
			</ProductLink>
			{ children }
		</div>
	</div>
);
