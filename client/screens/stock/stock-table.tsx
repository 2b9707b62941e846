import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { TableHeader, TableRow } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import { BulkActions, useSelection } from '../../common/selection';
import { ListTable } from '../../common/list-screen';
import { parseQuantity } from '../../common/local-number';
import { getQuantityError } from '../../common/product/quantity-error';
import { formatCount } from '../../common/store-format';
import { useSnackbar } from '../../common/use-snackbar';
import { EmptyStock } from './empty-stock';
import { GroupQuantity } from './groups/group-quantity';
import { GroupToggle } from './groups/group-toggle';
import { StatusField } from './groups/status-field';
import { useSaveStatus } from './groups/use-save-status';
import type { StockGroups } from './groups/use-stock-groups';
import { ProductCell, StatusMark } from './product-cell';
import { QuantityField } from './quantity-field';
import type { StockParams } from './stock-query';
import { getBackordersText } from './stock-row';
import type { StockRow } from './stock-row';
import type { BulkUpdate } from './use-bulk-update';
import type { SaveStock } from './use-save-stock';
import type { Stock } from './use-stock';

interface Props {
	params: StockParams;
	query: Query;
	stock: Stock;
	groups: StockGroups;
	onSave: SaveStock;
	bulkUpdate: BulkUpdate;
	/** Called when a row gets or loses an unsaved value. */
	onDirtyChange: ( id: number, isDirty: boolean ) => void;
	/** Called when saving fails after the row was removed. */
	onSaveError: ( name: string, reason: string ) => void;
}

const NO_ROWS: readonly StockRow[] = [];

const getHeaders = (): TableHeader[] => [
	{
		key: 'title',
		label: __( 'Product / Variation', 'storedeck' ),
		required: true,
		isSortable: true,
		defaultOrder: 'asc',
	},
	{
		key: 'stock_quantity',
		label: __( 'Quantity', 'storedeck' ),
		required: true,
		isSortable: true,
		defaultOrder: 'asc',
		isNumeric: true,
		cellClassName: 'is-quantity',
	},
	{
		key: 'stock_status',
		label: __( 'Status', 'storedeck' ),
		required: true,
		isSortable: true,
		defaultSort: true,
		defaultOrder: 'asc',
	},
	{
		key: 'low',
		label: __( 'Low stock threshold', 'storedeck' ),
		required: true,
		isNumeric: true,
	},
	{
		key: 'backorders',
		label: __( 'Backorders', 'storedeck' ),
		required: true,
	},
	{
		key: 'sku',
		label: __( 'SKU', 'storedeck' ),
		required: true,
		isSortable: true,
		defaultOrder: 'asc',
	},
];

/** Table of products and variations with editable stock. */
export function StockTable( {
	params,
	query,
	stock,
	groups,
	onSave,
	bulkUpdate,
	onDirtyChange,
	onSaveError,
}: Props ) {
	const rows = groups.rows ?? NO_ROWS;
	const onSaveStatus = useSaveStatus();
	const notify = useSnackbar();
	const selection = useSelection(
		rows.flatMap( ( { id, reason } ) => ( reason === undefined ? id : [] ) )
	);
	const [ number, setNumber ] = useState( '' );

	const getRow = ( row: StockRow ): TableRow => [
		{
			display: (
				<ProductCell
					row={ row }
					isInGroup={ groups.isOpen( row.parentId ) }
				>
					<GroupToggle row={ row } groups={ groups } />
				</ProductCell>
			),
		},
		{
			display:
				row.reason === undefined ? (
					<QuantityField
						id={ row.id }
						name={ row.name }
						quantity={ row.quantity ?? 0 }
						backorders={ row.backorders }
						onSave={ ( quantity, previous ) =>
							onSave( row, quantity, previous )
						}
						onDirtyChange={ onDirtyChange }
						onSaveError={ ( reason ) =>
							onSaveError( row.name, reason )
						}
					/>
				) : (
					<span className="storedeck-stock__reason">
						{ row.variations ? (
							<GroupQuantity variations={ row.variations } />
						) : (
							row.reason
						) }
					</span>
				),
		},
		{
			display: row.hasOwnStatus ? (
				<StatusField row={ row } onSave={ onSaveStatus } />
			) : (
				<StatusMark row={ row } />
			),
		},
		{
			display:
				row.reason === undefined && row.lowStockThreshold !== null
					? formatCount( row.lowStockThreshold )
					: '',
		},
		{ display: getBackordersText( row ) },
		{ display: row.sku },
	];

	return (
		<ListTable
			className="storedeck-stock__table"
			title={ __( 'Stock', 'storedeck' ) }
			headers={ getHeaders() }
			items={ stock.rows && rows }
			getRow={ getRow }
			selection={ selection }
			getName={ ( { name, reason } ) =>
				reason === undefined ? name : undefined
			}
			list={ stock }
			params={ params }
			query={ query }
			failureMessage={ __( 'Could not load stock.', 'storedeck' ) }
			emptyMessage={ <EmptyStock params={ params } /> }
			actions={
				<BulkActions
					options={ [
						{
							value: 'set',
							label: __( 'Set quantity', 'storedeck' ),
						},
					] }
					count={ selection.ids.length }
					isBusy={ bulkUpdate.progress !== undefined }
					onApply={ async () => {
						const quantity = parseQuantity( number );
						if ( quantity === undefined ) {
							notify.error( getQuantityError( number ) ?? '' );
							return;
						}
						await bulkUpdate.run(
							rows.filter( ( { id } ) => selection.has( id ) ),
							quantity
						);
						selection.clear();
					} }
				>
					{ ( action ) =>
						action === 'set' && (
							<TextControl
								__nextHasNoMarginBottom
								className="storedeck-stock__number"
								label={ __( 'New quantity', 'storedeck' ) }
								hideLabelFromVision
								placeholder="0"
								inputMode="decimal"
								value={ number }
								onChange={ setNumber }
							/>
						)
					}
				</BulkActions>
			}
		/>
	);
}
