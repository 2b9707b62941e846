import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link, Pill } from '@storedeck/components';
import { itemsStore, useResource } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { currentUserCan, getAdminLink, getSetting } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { COUPONS_PATH } from '../../common/coupon/coupon-link';
import {
	getCouponAmount,
	getCouponStatus,
} from '../../common/coupon/coupon-text';
import { FailureNotice } from '../../common/failure-notice';
import { RecordHead } from '../../common/record-header/record-head';
import { useRecordName } from '../../common/record-name';
import type { ScreenProps } from '../../common/screen-props';
import { ScreenSection } from '../../common/screen-section';
import { hasScreen } from '../../shell/favorites/menu-items';
import { CouponForm } from './coupon-form';
import { COUPON } from './coupon-type';
import type { StoredCoupon } from './coupon-type';
import { PayOff } from './pay-off';

/** With WooCommerce, coupons are edited on its own screen. */
const isEditedHere = () => hasScreen( COUPONS_PATH );

const NotFound = () => (
	<>
		<FailureNotice
			message={ __( 'Coupon not found.', 'storedeck' ) }
			detail={ __(
				'It was deleted, is in the trash, or never existed.',
				'storedeck'
			) }
		/>
		{ isEditedHere() && (
			<p>
				<Link
					type="wc-admin"
					href={ getNewPath( {}, COUPONS_PATH, {} ) }
				>
					{ __( 'Show all coupons', 'storedeck' ) }
				</Link>
			</p>
		) }
	</>
);

function CouponHeader( { coupon }: { coupon: StoredCoupon } ) {
	const name = decodeEntities( coupon.code ?? '' );
	useRecordName( name );
	return (
		<RecordHead
			name={ name }
			status={ <Pill>{ getCouponStatus( coupon ) }</Pill> }
			details={ decodeEntities( coupon.description ?? '' ) }
			amount={ getCouponAmount( coupon ) }
			action={
				getSetting( 'hasWooCommerce', false ) &&
				currentUserCan( 'manage_woocommerce' ) && (
					<Link
						type="wp-admin"
						href={ getAdminLink(
							`post.php?post=${ coupon.id }&action=edit`
						) }
					>
						{ __( 'Edit coupon', 'storedeck' ) }
					</Link>
				)
			}
		/>
	);
}

function ExistingCoupon( {
	id,
	path,
	query,
}: ScreenProps & { id: number; query: Query } ) {
	const { data, error, isLoading, retry } = useResource(
		itemsStore,
		'getItems',
		[ 'coupons', { include: [ id ], per_page: 1 } ]
	);
	const item = data?.get( id );
	const coupon = COUPON.isStored( item ) ? item : undefined;
	// Kept: a newer response must not replace what is being edited.
	const [ loaded, setLoaded ] = useState( coupon );
	if ( coupon && ! loaded ) {
		setLoaded( coupon );
	}
	return (
		<>
			{ loaded ? (
				<CouponHeader coupon={ coupon ?? loaded } />
			) : (
				<AsyncContent
					isLoading={ isLoading }
					error={ error }
					errorMessage={ __(
						'Could not load the coupon.',
						'storedeck'
					) }
					onRetry={ retry }
				>
					<NotFound />
				</AsyncContent>
			) }
			<ScreenSection
				label={ __( 'Results', 'storedeck' ) }
				name="results of the coupon"
			>
				<PayOff id={ id } path={ path } query={ query } />
			</ScreenSection>
			{ loaded && isEditedHere() && (
				<ScreenSection
					label={ __( 'Settings', 'storedeck' ) }
					name="form of the coupon"
				>
					<CouponForm coupon={ loaded } />
				</ScreenSection>
			) }
		</>
	);
}

/** Whether a coupon paid off, and its fields: `/coupons/7`, or `/coupons/new` for a new one. */
export default function CouponScreen( { path, query }: ScreenProps ) {
	const id = path.split( '/' ).at( -1 ) ?? '';
	if ( id === 'new' && isEditedHere() ) {
		return <CouponForm />;
	}
	return /^[1-9]\d{0,14}$/.test( id ) ? (
		<ExistingCoupon id={ Number( id ) } path={ path } query={ query } />
	) : (
		<NotFound />
	);
}
