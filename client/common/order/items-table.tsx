import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { Order, OrderProductLine, OrderRefund } from '@storedeck/data';
import { ProductLink } from '../product-link';
import { formatCount } from '../store-format';
import { format } from './amounts';
import { getRefundedQuantity } from './refunded-quantity';
import { getCurrency } from './totals';
import './style.scss';

const getAttributes = ( line: OrderProductLine ) =>
	line.meta_data
		.map( ( { display_key: key, display_value: value } ) =>
			decodeEntities( `${ key }: ${ value }` )
		)
		.join( ', ' );

interface Props {
	order: Order;
	refunds: readonly OrderRefund[];
	/** True by default. */
	hasPrices?: boolean;
}

/** The product lines of an order. */
export function ItemsTable( { order, refunds, hasPrices = true }: Props ) {
	const currency = getCurrency( order );
	return (
		<div className="storedeck-order__scroll">
			<table className="storedeck-order__items">
				<caption className="screen-reader-text">
					{ __( 'Items of the order', 'storedeck' ) }
				</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Item', 'storedeck' ) }</th>
						{ hasPrices && (
							<th scope="col">{ __( 'Price', 'storedeck' ) }</th>
						) }
						<th scope="col">{ __( 'Quantity', 'storedeck' ) }</th>
						{ hasPrices && (
							<th scope="col">{ __( 'Total', 'storedeck' ) }</th>
						) }
					</tr>
				</thead>
				<tbody>
					{ order.line_items.map( ( line ) => {
						const refunded = getRefundedQuantity( line, refunds );
						const name = decodeEntities( line.name );
						const details = [
							line.sku &&
								sprintf(
									/* translators: %s: SKU of a product. */
									__( 'SKU: %s', 'storedeck' ),
									line.sku
								),
							getAttributes( line ),
						].filter( Boolean );
						return (
							<tr key={ line.id }>
								<th scope="row">
									{ line.product_id > 0 ? (
										<ProductLink id={ line.product_id }>
											{ name }
										</ProductLink>
									) : (
										name
									) }
									{ details.length > 0 && (
										<small>{ details.join( ' · ' ) }</small>
									) }
								</th>
								{ hasPrices && (
									<td>
										{ format(
											line.price.toFixed( 4 ),
											currency
										) }
									</td>
								) }
								<td>
									{ formatCount( line.quantity ) }
									{ refunded > 0 && (
										<small>
											{ sprintf(
												/* translators: %s: quantity. */
												__(
													'%s refunded',
													'storedeck'
												),
												formatCount( refunded )
											) }
										</small>
									) }
								</td>
								{ hasPrices && (
									<td>{ format( line.total, currency ) }</td>
								) }
							</tr>
						);
					} ) }
				</tbody>
			</table>
		</div>
	);
}
