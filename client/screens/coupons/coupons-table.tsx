import { __, _n, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link, Pill } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { BulkEdit } from '../../common/bulk-edit';
import { COUPONS_PATH, CouponLink } from '../../common/coupon/coupon-link';
import {
	getCouponAmount,
	getCouponStatus,
	getCouponTypes,
} from '../../common/coupon/coupon-text';
import type { Coupon } from '../../common/coupon/coupon-text';
import { ListTable } from '../../common/list-screen';
import type { ItemList } from '../../common/list-screen';
import { BulkActions, useSelection } from '../../common/selection';
import { formatCount, formatSiteDate } from '../../common/store-format';
import type { CouponsParams } from './coupons-query';

const getHeaders = (): TableHeader[] => [
	{
		key: 'title',
		label: __( 'Coupon code', 'storedeck' ),
		required: true,
		isSortable: true,
		defaultOrder: 'asc',
	},
	{ key: 'type', label: __( 'Type', 'storedeck' ) },
	{ key: 'amount', label: __( 'Amount', 'storedeck' ), isNumeric: true },
	{ key: 'description', label: __( 'Description', 'storedeck' ) },
	// Cards show the last number, the amount, next to the code.
	{ key: 'usage', label: __( 'Usage / limit', 'storedeck' ) },
	{ key: 'expires', label: __( 'Expires', 'storedeck' ) },
	{ key: 'status', label: __( 'Status', 'storedeck' ) },
];

const getCode = ( { id, code }: Coupon ) =>
	decodeEntities( code ?? '' ) || `#${ id }`;

const getUsage = ( { usage_count: uses = 0, usage_limit: limit }: Coupon ) =>
	sprintf(
		/* translators: 1: how often a coupon was used, 2: how often it can be used. */
		__( '%1$s / %2$s', 'storedeck' ),
		formatCount( uses ),
		limit ? formatCount( limit ) : '∞'
	);

const getCells = ( coupon: Coupon ): TableRow => [
	{
		// A coupon in the trash has to be restored first.
		display:
			coupon.status === 'trash' ? (
				<bdi>{ getCode( coupon ) }</bdi>
			) : (
				<CouponLink id={ coupon.id }>
					<bdi>{ getCode( coupon ) }</bdi>
				</CouponLink>
			),
		value: getCode( coupon ),
	},
	{
		display:
			getCouponTypes()[ coupon.discount_type ?? '' ] ??
			coupon.discount_type,
	},
	{ display: getCouponAmount( coupon ) },
	{ display: decodeEntities( coupon.description ?? '' ) },
	{ display: getUsage( coupon ) },
	{
		display: coupon.date_expires
			? formatSiteDate( coupon.date_expires )
			: '',
	},
	{ display: <Pill>{ getCouponStatus( coupon ) }</Pill> },
];

const getActions = ( isTrash: boolean ) =>
	isTrash
		? [
				{
					value: 'draft',
					label: __( 'Restore as draft', 'storedeck' ),
				},
		  ]
		: [ { value: 'trash', label: __( 'Move to trash', 'storedeck' ) } ];

const getTrashedText = ( count: number ) =>
	sprintf(
		/* translators: %s: number of coupons. */
		_n(
			'%s coupon moved to trash.',
			'%s coupons moved to trash.',
			count,
			'storedeck'
		),
		formatCount( count )
	);

const getRestoredText = ( count: number ) =>
	sprintf(
		/* translators: %s: number of coupons. */
		_n(
			'%s coupon restored as draft.',
			'%s coupons restored as drafts.',
			count,
			'storedeck'
		),
		formatCount( count )
	);

interface Props {
	params: CouponsParams;
	query: Query;
	coupons: ItemList< 'coupons' >;
	bulkEdit: BulkEdit;
}

/** Table of coupons; each code leads to the page of the coupon. */
export function CouponsTable( { params, query, coupons, bulkEdit }: Props ) {
	const items = coupons.items ?? [];
	const selection = useSelection( items.map( ( { id } ) => Number( id ) ) );
	const isTrash = params.status === 'trash';

	const apply = async ( status: string ) => {
		await bulkEdit.run(
			items
				.filter( ( { id } ) => selection.has( Number( id ) ) )
				.map( ( coupon ) => ( {
					id: Number( coupon.id ),
					name: getCode( coupon ),
					itemType: 'coupons',
					fields: { status },
					expected: { status: coupon.status },
				} ) ),
			isTrash ? getRestoredText : getTrashedText
		);
		selection.clear();
	};

	return (
		<ListTable
			className="storedeck-coupons__table"
			title={ __( 'Coupons', 'storedeck' ) }
			headers={ getHeaders() }
			items={ coupons.items }
			getRow={ getCells }
			selection={ selection }
			getName={ getCode }
			list={ coupons }
			params={ params }
			query={ query }
			isBusy={ coupons.isRequesting }
			failureMessage={ __( 'Could not load coupons.', 'storedeck' ) }
			emptyMessage={
				<>
					{ __( 'No coupons found.', 'storedeck' ) }{ ' ' }
					<Link
						type="wc-admin"
						href={ getNewPath( {}, COUPONS_PATH, {} ) }
					>
						{ __( 'Show all coupons', 'storedeck' ) }
					</Link>
				</>
			}
			actions={
				<BulkActions
					options={ getActions( isTrash ) }
					count={ selection.ids.length }
					isBusy={ bulkEdit.progress !== undefined }
					onApply={ apply }
				/>
			}
		/>
	);
}
