import type { ComponentProps } from 'react';
import { __ } from '@wordpress/i18n';
import { SidePanel } from '../../../common/side-panel';
import { CustomerRecord } from './customer-record';
import { OrderRecord } from './order-record';
import { ProductRecord } from './product-record';
import type { RowRecord } from './records';

interface Props
	extends Omit<
		ComponentProps< typeof SidePanel >,
		'label' | 'target' | 'children'
	> {
	record: RowRecord;
	/** The row of the report, whose figures are of its period. */
	row: unknown;
}

const getLabel = ( type: RowRecord[ 'type' ] ) =>
	( {
		order: __( 'Order', 'storedeck' ),
		customer: __( 'Customer', 'storedeck' ),
		product: __( 'Product', 'storedeck' ),
	} )[ type ];

/** The essentials of the record of a row. */
export default function RecordPanel( { record, row, ...props }: Props ) {
	const { type, id, target } = record;
	return (
		<SidePanel label={ getLabel( type ) } target={ target } { ...props }>
			{ type === 'order' && <OrderRecord key={ id } id={ id } /> }
			{ type === 'customer' && <CustomerRecord key={ id } id={ id } /> }
			{ type === 'product' && (
				<ProductRecord key={ id } id={ id } row={ row } />
			) }
		</SidePanel>
	);
}
