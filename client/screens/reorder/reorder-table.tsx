import { __, _n, sprintf } from '@wordpress/i18n';
import { Pill } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import { isolateInRtl } from '../../common/isolate';
import { ListTable } from '../../common/list-screen';
import {
	formatDaysLeft,
	formatRange,
	getNoForecastText,
} from '../../common/reorder/format';
import { InlineField } from '../../common/reorder/inline-field';
import { readWholeNumber } from '../../common/reorder/read-number';
import type { ReorderItem } from '../../common/reorder/types';
import { useSaveReorder } from '../../common/reorder/use-save-reorder';
import type { DaysField } from '../../common/reorder/use-save-reorder';
import { formatAverage, formatCount } from '../../common/store-format';
import type { Quantities } from './download';
import { EmptyReorder } from './empty-reorder';
import { ProductCell } from './product-cell';
import type { ReorderParams } from './reorder-query';
import type { ReorderList } from './use-reorder';

interface Props {
	params: ReorderParams;
	query: Query;
	list: ReorderList;
	quantities: Quantities;
	onQuantityChange: ( id: number, quantity: number ) => void;
	/** Id of the list of suppliers. */
	suppliersId: string;
}

const column = (
	key: string,
	label: string,
	more: Partial< TableHeader > = {}
): TableHeader => ( {
	key,
	label,
	required: true,
	isSortable: true,
	defaultOrder: 'asc',
	...more,
} );

const getHeaders = (): TableHeader[] => {
	const number = { isNumeric: true } as const;
	const largest = { ...number, defaultOrder: 'desc' } as const;
	const fixed = { ...number, isSortable: false };
	return [
		column( 'name', __( 'Product / Variation', 'storedeck' ) ),
		column( 'stock', __( 'Stock', 'storedeck' ), number ),
		column( 'sold_per_day', __( 'Sold per day', 'storedeck' ), largest ),
		column( 'days_left', __( 'Days left', 'storedeck' ), number ),
		column( 'needed', __( 'Needed until delivery', 'storedeck' ), largest ),
		column(
			'order_quantity',
			__( 'Order quantity', 'storedeck' ),
			largest
		),
		column( 'supplier', __( 'Supplier', 'storedeck' ) ),
		column( 'lead_time', __( 'Lead time (days)', 'storedeck' ), fixed ),
		column( 'cover', __( 'Cover (days)', 'storedeck' ), fixed ),
	];
};

/** Stock that is sold out or short has a mark. */
function DaysLeft( { item }: { item: ReorderItem } ) {
	const text = formatDaysLeft( item );
	if ( ! item.days_left ) {
		const reason = getNoForecastText();
		return (
			<span className="storedeck-reorder-cell">
				{ text !== reason && text }
				<span>{ reason }</span>
			</span>
		);
	}
	return item.is_due ? (
		<Pill
			className={
				item.stock_status === 'outofstock' ? 'is-bad' : 'is-warning'
			}
		>
			{ text }
		</Pill>
	) : (
		<>{ text }</>
	);
}

/** How much was sold, and of how many days that is known. */
const SoldPerDay = ( { item }: { item: ReorderItem } ) =>
	item.sold_days > 0 ? (
		<span className="storedeck-reorder-cell">
			{ formatAverage( item.sold_per_day ) }
			<span>
				{ sprintf(
					/* translators: 1: number of items sold, 2: number of days. */
					_n(
						'%1$s in %2$s day',
						'%1$s in %2$s days',
						item.sold_days,
						'storedeck'
					),
					isolateInRtl( formatCount( item.sold ) ),
					formatCount( item.sold_days )
				) }
			</span>
		</span>
	) : null;

/** Items with quantities to order, suppliers and days that can be changed in place. */
export function ReorderTable( {
	params,
	query,
	list,
	quantities,
	onQuantityChange,
	suppliersId,
}: Props ) {
	const { saveSupplier, saveDays } = useSaveReorder();

	const saveQuantity = async ( id: number, text: string ) => {
		const quantity = readWholeNumber( text );
		if ( quantity === undefined ) {
			return __( 'Type a whole number.', 'storedeck' );
		}
		onQuantityChange( id, quantity );
		return undefined;
	};

	const getDaysCell = (
		item: ReorderItem,
		field: DaysField,
		label: string
	) => ( {
		display: (
			<InlineField
				isNumeric
				label={ label }
				value={ String( item[ `own_${ field }` ] ?? '' ) }
				placeholder={ String( item[ field ] ) }
				onSave={ ( text ) => saveDays( item.id, field, text ) }
			/>
		),
	} );

	const getRow = ( item: ReorderItem ): TableRow => [
		{ display: <ProductCell item={ item } /> },
		{ display: isolateInRtl( formatCount( item.stock ) ) },
		{ display: <SoldPerDay item={ item } /> },
		{ display: <DaysLeft item={ item } /> },
		{
			display: item.needed
				? formatRange( item.needed.low, item.needed.high )
				: '',
		},
		{
			display: (
				<InlineField
					isNumeric
					label={ sprintf(
						/* translators: %s: name of a product. */
						__( 'Order quantity of %s', 'storedeck' ),
						item.name
					) }
					value={ String(
						quantities.get( item.id ) ?? item.order_quantity
					) }
					onSave={ ( text ) => saveQuantity( item.id, text ) }
				/>
			),
		},
		{
			display: (
				<InlineField
					label={ sprintf(
						/* translators: %s: name of a product. */
						__( 'Supplier of %s', 'storedeck' ),
						item.name
					) }
					list={ suppliersId }
					value={ item.supplier }
					onSave={ ( text ) => saveSupplier( item.id, text ) }
				/>
			),
		},
		getDaysCell(
			item,
			'lead_time',
			sprintf(
				/* translators: %s: name of a product. */
				__( 'Lead time of %s in days', 'storedeck' ),
				item.name
			)
		),
		getDaysCell(
			item,
			'cover',
			sprintf(
				/* translators: %s: name of a product. */
				__( 'Cover of %s in days', 'storedeck' ),
				item.name
			)
		),
	];

	return (
		<ListTable
			className="storedeck-reorder__table"
			title={ __( 'Reorder', 'storedeck' ) }
			headers={ getHeaders() }
			items={ list.items }
			getRow={ getRow }
			list={ list }
			params={ params }
			query={ query }
			failureMessage={ __(
				'Could not load what to reorder.',
				'storedeck'
			) }
			emptyMessage={ <EmptyReorder params={ params } /> }
		/>
	);
}
