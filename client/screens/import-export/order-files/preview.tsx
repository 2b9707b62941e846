import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { OrderStatus } from '@storedeck/components';
import { getSetting, getSettings } from '@storedeck/settings';
import {
	formatAmount,
	formatCount,
	formatSiteDate,
} from '../../../common/store-format';
import { getStatusLabel } from '../../../common/order/use-save-status';
import type { Preview as PreviewData, PreviewOrder } from './types';

const SUMS = () => ( {
	gross: __( 'Gross sales', 'storedeck' ),
	discounts: __( 'Discounts', 'storedeck' ),
	refunds: __( 'Refunds', 'storedeck' ),
	net: __( 'Net sales', 'storedeck' ),
	taxes: __( 'Taxes', 'storedeck' ),
	shipping: __( 'Shipping', 'storedeck' ),
	fees: __( 'Fees', 'storedeck' ),
	total: __( 'Total sales', 'storedeck' ),
} );

/** Formats amounts of the file in its currency, which may have more decimals than that of the store. */
const createFormat = ( code: string ) => ( amount: string ) =>
	formatAmount( Number( amount ), {
		code,
		symbol: `${ code } `,
		precision: Math.max(
			getSettings().currency.precision,
			amount.split( '.' )[ 1 ]?.length ?? 0
		),
	} );

type Format = ( amount: string ) => string;

/** A table that scrolls in its own box where it is wider than the screen. */
export function DataTable( {
	caption,
	head,
	children,
}: {
	caption: string;
	head: readonly { label: string; isNumber?: boolean }[];
	children: ReactNode;
} ) {
	return (
		<div
			className="storedeck-order-file__table"
			role="region"
			aria-label={ caption }
			// The box scrolls with the arrow keys.

			tabIndex={ 0 }
		>
			<table>
				<caption>{ caption }</caption>
				<thead>
					<tr>
						{ head.map( ( { label, isNumber } ) => (
							<th
								key={ label }
								scope="col"
								className={ isNumber ? 'is-number' : undefined }
							>
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>{ children }</tbody>
			</table>
		</div>
	);
}

/** `2 × Tea`, a line for each item. */
function Items( { order, format }: { order: PreviewOrder; format: Format } ) {
	const more = order.lines - order.items.length;
	if ( order.lines === 0 ) {
		return (
			<>
				{ sprintf(
					/* translators: %s: amount. */
					__( 'No items, net %s', 'storedeck' ),
					format( order.net )
				) }
			</>
		);
	}
	return (
		<ul>
			{ order.items.map( ( { quantity, name, total }, index ) => (
				<li key={ index }>
					{ sprintf(
						/* translators: 1: quantity, 2: name of a product, 3: amount. */
						__( '%1$s × %2$s, %3$s', 'storedeck' ),
						quantity,
						name,
						format( total )
					) }
				</li>
			) ) }
			{ more > 0 && (
				<li>
					{ sprintf(
						/* translators: %s: number of items. */
						_n(
							'%s more item',
							'%s more items',
							more,
							'storedeck'
						),
						formatCount( more )
					) }
				</li>
			) }
		</ul>
	);
}

function Orders( {
	orders,
	currency,
}: {
	orders: PreviewOrder[];
	currency: string;
} ) {
	const format = createFormat( currency );
	return (
		<DataTable
			caption={ __( 'First orders', 'storedeck' ) }
			head={ [
				{ label: __( 'Order', 'storedeck' ) },
				{ label: __( 'Date', 'storedeck' ) },
				{ label: __( 'Customer', 'storedeck' ) },
				{ label: __( 'Status', 'storedeck' ) },
				{ label: __( 'Items', 'storedeck' ) },
				{ label: __( 'Shipping', 'storedeck' ), isNumber: true },
				{ label: __( 'Tax', 'storedeck' ), isNumber: true },
				{ label: __( 'Total', 'storedeck' ), isNumber: true },
			] }
		>
			{ orders.map( ( order, index ) => (
				<tr key={ index }>
					<th scope="row">{ order.number }</th>
					<td className="is-short">
						{ formatSiteDate(
							order.date,
							`${ getSetting( 'dateFormat' ) } ${ getSetting(
								'timeFormat'
							) }`
						) }
					</td>
					<td>{ order.customer || __( 'Guest', 'storedeck' ) }</td>
					<td className="is-short">
						<OrderStatus
							order={ { status: order.status } }
							orderStatusMap={ {
								[ order.status ]: getStatusLabel(
									order.status
								),
							} }
						/>
					</td>
					<td className="is-wide">
						<Items order={ order } format={ format } />
					</td>
					<td className="is-number">{ format( order.shipping ) }</td>
					<td className="is-number">{ format( order.tax ) }</td>
					<td className="is-number">
						{ format( order.total ) }
						{ order.refunded !== '' && (
							<div className="storedeck-order-file__subtle">
								{ sprintf(
									/* translators: %s: amount. */
									__( 'Refunded: %s', 'storedeck' ),
									format( order.refunded )
								) }
							</div>
						) }
					</td>
				</tr>
			) ) }
		</DataTable>
	);
}

function Sums( { preview }: { preview: PreviewData } ) {
	const format = createFormat( preview.currency );
	return (
		<div className="storedeck-order-file__sums">
			<DataTable
				caption={ sprintf(
					/* translators: %s: number of orders. */
					_n(
						'Sums of %s counted order',
						'Sums of %s counted orders',
						preview.counted,
						'storedeck'
					),
					formatCount( preview.counted )
				) }
				head={ [
					{ label: __( 'Metric', 'storedeck' ) },
					{ label: __( 'Imported', 'storedeck' ), isNumber: true },
					{ label: __( 'In the file', 'storedeck' ), isNumber: true },
				] }
			>
				{ Object.entries( SUMS() ).map( ( [ name, label ] ) => (
					<tr key={ name }>
						<th scope="row">{ label }</th>
						<td className="is-number">
							{ format( preview.sums[ name ]?.amount ?? '0' ) }
						</td>
						<td className="is-number">
							{ preview.sums[ name ]?.file
								? format( preview.sums[ name ].file )
								: '—' }
							{ name === 'total' &&
								preview.sums.total?.file &&
								Number( preview.sums.refunds?.amount ) !==
									0 && (
									<div className="storedeck-order-file__subtle">
										{ __( 'Before refunds', 'storedeck' ) }
									</div>
								) }
						</td>
					</tr>
				) ) }
			</DataTable>
		</div>
	);
}

/** What is not counted, what is left out, and what was assumed. */
function Remarks( { preview }: { preview: PreviewData } ) {
	const format = createFormat( preview.currency );
	const remarks = [
		...preview.not_counted.map( ( { status, count, amount } ) =>
			sprintf(
				/* translators: 1: number of orders, 2: status, 3: amount. */
				_n(
					'%1$s order with the status %2$s is imported, but not counted in reports: %3$s.',
					'%1$s orders with the status %2$s are imported, but not counted in reports: %3$s.',
					count,
					'storedeck'
				),
				formatCount( count ),
				status,
				format( amount )
			)
		),
		...preview.left_out.map( ( { reason, count } ) =>
			sprintf(
				/* translators: 1: a number, 2: what is left out, e.g. "rows of the type Transfer". */
				__( 'Left out: %1$s × %2$s.', 'storedeck' ),
				formatCount( count ),
				reason
			)
		),
		...( preview.differences > 0
			? [
					sprintf(
						/* translators: %s: number of orders. */
						_n(
							'%s order differs from the total of the file.',
							'%s orders differ from the total of the file.',
							preview.differences,
							'storedeck'
						),
						formatCount( preview.differences )
					),
			  ]
			: [] ),
		...preview.notes,
	];
	return remarks.length === 0 ? null : (
		<ul className="storedeck-order-file__remarks">
			{ remarks.map( ( remark ) => (
				<li key={ remark }>{ remark }</li>
			) ) }
		</ul>
	);
}

/** The columns of the file and what each becomes. */
function Columns( { preview }: { preview: PreviewData } ) {
	return (
		<details className="storedeck-order-file__columns">
			<summary>
				{ sprintf(
					/* translators: 1: number of columns, 2: number of columns. */
					__( 'Columns: %1$s used, %2$s not used', 'storedeck' ),
					formatCount( preview.columns.length ),
					formatCount( preview.unused.length )
				) }
			</summary>
			<DataTable
				caption={ __( 'Columns', 'storedeck' ) }
				head={ [
					{ label: __( 'Column of the file', 'storedeck' ) },
					{ label: __( 'Becomes', 'storedeck' ) },
				] }
			>
				{ preview.columns.map( ( { name, field } ) => (
					<tr key={ `${ name } ${ field }` }>
						<th scope="row">{ name }</th>
						<td>{ field }</td>
					</tr>
				) ) }
				{ preview.unused.map( ( name, index ) => (
					<tr key={ index } className="storedeck-order-file__subtle">
						<th scope="row">{ name }</th>
						<td>{ __( 'Not used', 'storedeck' ) }</td>
					</tr>
				) ) }
			</DataTable>
		</details>
	);
}

/** What a file becomes. */
export function Preview( { preview }: { preview: PreviewData } ) {
	const [ first, last ] = preview.period.map( ( date ) =>
		formatSiteDate( date )
	);
	const format = createFormat( preview.currency );
	const facts: [ string, string ][] = [
		[
			__( 'System', 'storedeck' ),
			preview.system ||
				__( 'Unknown: columns recognized by name', 'storedeck' ),
		],
		[ __( 'Encoding', 'storedeck' ), preview.encoding ],
		[ __( 'Rows', 'storedeck' ), formatCount( preview.rows ) ],
		[ __( 'Orders', 'storedeck' ), formatCount( preview.count ) ],
		[ __( 'Items', 'storedeck' ), formatCount( Number( preview.items ) ) ],
		[ __( 'Currency', 'storedeck' ), preview.currency ],
		[
			__( 'Total sales', 'storedeck' ),
			format( preview.sums.total?.amount ?? '0' ),
		],
	];
	if ( first && last ) {
		facts.push( [
			__( 'Period', 'storedeck' ),
			first === last
				? first
				: sprintf(
						/* translators: 1: first date, 2: last date. */
						__( '%1$s – %2$s', 'storedeck' ),
						first,
						last
				  ),
		] );
	}
	return (
		<>
			<dl className="storedeck-order-file__facts">
				{ facts.map( ( [ label, value ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>{ value }</dd>
					</div>
				) ) }
			</dl>
			{ preview.currency !== getSettings().currency.code && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: 1, 2: codes of currencies. */
						__(
							'The currency of your store will change from %1$s to %2$s. Amounts are not converted.',
							'storedeck'
						),
						getSettings().currency.code,
						preview.currency
					) }
				</Notice>
			) }
			<Orders orders={ preview.first } currency={ preview.currency } />
			<Sums preview={ preview } />
			<Remarks preview={ preview } />
			<Columns preview={ preview } />
		</>
	);
}
