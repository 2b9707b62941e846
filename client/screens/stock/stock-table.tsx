import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import { onQueryChange } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import {
	BulkActions,
	getSelectionCell,
	getSelectionHeader,
	useSelection,
} from '../../common/selection';
import { FailureNotice } from '../../common/failure-notice';
import { formatCount } from '../../common/store-format';
import { EmptyStock } from './empty-stock';
import { ProductCell, StatusMark } from './product-cell';
import { QuantityField } from './quantity-field';
import type { StockQuestion } from './stock-query';
import { getBackordersText, readQuantity } from './stock-row';
import type { StockRow } from './stock-row';
import type { SetMany } from './use-set-many';
import type { SaveStock } from './use-save-stock';
import type { Stock } from './use-stock';

interface Props {
	question: StockQuestion;
	query: Query;
	stock: Stock;
	onSave: SaveStock;
	setMany: SetMany;
	/** Called when a row gets or loses an unsaved value. */
	onDirty: ( id: number, isDirty: boolean ) => void;
	/** Called when saving fails after the row was removed. */
	onLost: ( name: string, reason: string ) => void;
}

const NO_ROWS: readonly StockRow[] = [];

const getHeaders = (): TableHeader[] => [
	{
		key: 'title',
		label: __( 'Product / Variation', 'storedeck' ),
		required: true,
		isSortable: true,
		defaultSort: true,
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
	question,
	query,
	stock,
	onSave,
	setMany,
	onDirty,
	onLost,
}: Props ) {
	const rows = stock.rows ?? NO_ROWS;
	const selection = useSelection(
		rows.flatMap( ( { id, reason } ) => ( reason === undefined ? id : [] ) )
	);
	const [ number, setNumber ] = useState( '' );

	const getRow = ( row: StockRow ): TableRow => [
		getSelectionCell(
			selection,
			row.reason === undefined ? row.id : undefined,
			row.name
		),
		{ display: <ProductCell row={ row } /> },
		{
			display:
				row.reason === undefined ? (
					<QuantityField
						name={ row.name }
						quantity={ row.quantity ?? 0 }
						onSave={ ( quantity ) => onSave( row, quantity ) }
						onDirty={ ( isDirty ) => onDirty( row.id, isDirty ) }
						onLost={ ( reason ) => onLost( row.name, reason ) }
					/>
				) : (
					<span className="storedeck-stock__reason">
						{ row.reason }
					</span>
				),
		},
		{ display: <StatusMark row={ row } /> },
		{
			display:
				row.reason === undefined && row.lowAmount !== null
					? formatCount( row.lowAmount )
					: '',
		},
		{ display: getBackordersText( row ) },
		{ display: row.sku },
	];

	return (
		<TableCard
			className="storedeck-stock__table"
			title={ __( 'Stock', 'storedeck' ) }
			headers={ [
				getSelectionHeader(
					selection,
					rows.some( ( { reason } ) => reason === undefined )
				),
				...getHeaders(),
			] }
			rows={ rows.map( getRow ) }
			rowKey={ ( _row, index ) => rows[ index ]?.id ?? index }
			rowHeader={ 1 }
			rowsPerPage={ question.perPage }
			totalRows={ stock.total }
			isLoading={ ! stock.rows && ! stock.error }
			query={ {
				...query,
				orderby: question.orderby,
				order: question.order,
				paged: question.page,
			} }
			onQueryChange={ onQueryChange }
			showMenu={ false }
			emptyMessage={
				stock.error ? (
					<FailureNotice
						message={ __( 'Could not load stock.', 'storedeck' ) }
						detail={ stock.error.message }
						onRetry={ stock.retry }
					/>
				) : (
					<EmptyStock question={ question } />
				)
			}
			actions={
				<BulkActions
					options={ [
						{
							value: 'set',
							label: __( 'Set quantity', 'storedeck' ),
						},
					] }
					count={ selection.ids.length }
					isBusy={ setMany.isBusy }
					onApply={ async () => {
						const quantity = readQuantity( number );
						if ( quantity === undefined ) {
							setMany.refuse();
							return;
						}
						await setMany.run(
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
								inputMode="numeric"
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
