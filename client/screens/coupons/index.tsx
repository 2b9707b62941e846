import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { BulkResult, useBulkEdit } from '../../common/bulk-edit';
import { getCouponHref } from '../../common/coupon/coupon-link';
import { useExistingPage, useItemList } from '../../common/list-screen';
import type { ScreenProps } from '../../common/screen-props';
import { ScreenSection } from '../../common/screen-section';
import { SearchField } from '../../common/search-field';
import { useRowFocus } from '../../common/selection';
import { StatusTabs } from '../../common/status-tabs';
import { getListQuery, getStatusTabs, readParams } from './coupons-query';
import { CouponsTable } from './coupons-table';

/** All coupons, of any status. */
export default function CouponsScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const coupons = useItemList( 'coupons', getListQuery( params ) );
	const container = useRef< HTMLDivElement >( null );
	const keepFocus = () => container.current?.focus();
	const bulkEdit = useBulkEdit( { keepFocus } );
	useExistingPage( coupons, params, path, query );
	useRowFocus(
		container,
		( coupons.items ?? [] ).map( ( { id } ) => Number( id ) )
	);
	return (
		<div className="storedeck-list-screen">
			<div className="storedeck-list-screen__head">
				<StatusTabs
					label={ __( 'Filter coupons by status', 'storedeck' ) }
					param="status"
					tabs={ getStatusTabs() }
					current={ params.status }
					path={ path }
					query={ query }
				/>
				<SearchField
					label={ __( 'Search coupons', 'storedeck' ) }
					value={ params.search }
				/>
				<Link
					type="wc-admin"
					className="components-button is-primary"
					href={ getCouponHref( 'new' ) }
				>
					{ __( 'Add coupon', 'storedeck' ) }
				</Link>
			</div>
			<div ref={ container } tabIndex={ -1 } className="storedeck-place">
				<ScreenSection
					label={ __( 'Coupons list', 'storedeck' ) }
					name="coupons list"
				>
					<BulkResult bulkEdit={ bulkEdit } keepFocus={ keepFocus } />
					<CouponsTable
						params={ params }
						query={ query }
						coupons={ coupons }
						bulkEdit={ bulkEdit }
					/>
				</ScreenSection>
			</div>
		</div>
	);
}
