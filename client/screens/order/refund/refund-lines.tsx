import { __, sprintf } from '@wordpress/i18n';
import { fieldOf, setQuantity, toInput, toLocal } from './draft';
import type { RefundValues } from './draft';
import { RefundField } from './field';
import type { RefundableLine } from './refundable';

interface Props {
	lines: readonly RefundableLine[];
	values: RefundValues;
	/** Shown after the first attempt to save. */
	errors: Readonly< Record< string, string > >;
	onChange: ( values: RefundValues ) => void;
}

/** Quantity, amount and taxes of each line. */
export const RefundLines = ( { lines, values, errors, onChange }: Props ) => (
	<div className="storedeck-order__scroll">
		<table className="storedeck-order__items storedeck-order__refund-lines">
			<caption className="screen-reader-text">
				{ __( 'Items to refund', 'storedeck' ) }
			</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Item', 'storedeck' ) }</th>
					<th scope="col">{ __( 'Quantity', 'storedeck' ) }</th>
					<th scope="col">{ __( 'Amount', 'storedeck' ) }</th>
					<th scope="col">{ __( 'Taxes', 'storedeck' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ lines.map( ( line ) => {
					const quantity = fieldOf( line, 'quantity' );
					const total = fieldOf( line, 'total' );
					return (
						<tr key={ line.id }>
							<th scope="row">{ line.label }</th>
							<td
								data-label={
									line.quantity === undefined
										? undefined
										: __( 'Quantity', 'storedeck' )
								}
							>
								{ line.quantity !== undefined && (
									<RefundField
										label={ sprintf(
											/* translators: %s: name of a product. */
											__(
												'Quantity of %s to refund',
												'storedeck'
											),
											line.label
										) }
										inputMode="numeric"
										most={ toLocal(
											String( line.quantity )
										) }
										disabled={ line.quantity <= 0 }
										value={ values[ quantity ] ?? '' }
										error={ errors[ quantity ] }
										onChange={ ( typed ) =>
											onChange(
												setQuantity(
													values,
													line,
													typed
												)
											)
										}
									/>
								) }
							</td>
							<td data-label={ __( 'Amount', 'storedeck' ) }>
								<RefundField
									label={ sprintf(
										/* translators: %s: name of a product, shipping method or fee. */
										__(
											'Amount of %s to refund',
											'storedeck'
										),
										line.label
									) }
									inputMode="decimal"
									most={ toInput( line.total ) }
									value={ values[ total ] ?? '' }
									error={ errors[ total ] }
									onChange={ ( typed ) =>
										onChange( {
											...values,
											[ total ]: typed,
										} )
									}
								/>
							</td>
							<td>
								{ line.taxes.map( ( tax ) => {
									const field = fieldOf( line, tax.id );
									return (
										<div
											key={ tax.id }
											className="storedeck-order__tax"
										>
											<span>{ tax.label }</span>
											<RefundField
												label={ sprintf(
													/* translators: 1: name of a tax, 2: name of a product, shipping method or fee. */
													__(
														'%1$s of %2$s to refund',
														'storedeck'
													),
													tax.label,
													line.label
												) }
												inputMode="decimal"
												most={ toInput( tax.amount ) }
												value={ values[ field ] ?? '' }
												error={ errors[ field ] }
												onChange={ ( typed ) =>
													onChange( {
														...values,
														[ field ]: typed,
													} )
												}
											/>
										</div>
									);
								} ) }
							</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	</div>
);
