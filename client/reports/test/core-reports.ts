import categories from '../categories';
import coupons from '../coupons';
import customers from '../customers';
import downloads from '../downloads';
import orders from '../orders';
import products from '../products';
import revenue from '../revenue';
import stock from '../stock';
import taxes from '../taxes';
import variations from '../variations';
import type { Report } from '../../report/define-report';

/** The core reports by id, in the order of the menu. */
export const CORE_REPORTS: Record< string, Report > = {
	revenue,
	orders,
	products,
	variations,
	categories,
	coupons,
	taxes,
	downloads,
	stock,
	customers,
};
