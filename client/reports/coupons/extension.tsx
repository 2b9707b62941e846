import type { ReportExtension } from '@storedeck/reports';
import { CouponLink } from '../../common/coupon/coupon-link';

/** One row of `/wc-analytics/reports/coupons`. */
interface CouponRow {
	coupon_id: number;
}

const extension: ReportExtension< CouponRow > = {
	id: 'coupons',
	cells: {
		code: ( row, { value } ) => (
			<CouponLink id={ row.coupon_id }>{ value }</CouponLink>
		),
	},
};

export default extension;
