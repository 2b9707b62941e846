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

/** The reports of the shop itself, by their names, in the order of the menu. */
export const OWN_REPORTS: Record< string, Report > = {
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
