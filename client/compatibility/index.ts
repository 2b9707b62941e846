/*
 * Sets the modules of `window.wc` that are no libraries of src/, for extensions of WooCommerce's admin on sites without
 * WooCommerce. A module that another script has set stays. See docs/compatibility.md.
 */
import { adminLayout } from './admin-layout';
import {
	customerEffortScore,
	registerSurveyStore,
} from './customer-effort-score';
import { experimental } from './experimental';
import { explat } from './explat';
import { onboarding } from './onboarding';
import { tracks } from './tracks';
import { wcSettings } from './wc-settings';

declare global {
	interface Window {
		/** The libraries of WooCommerce's admin, by name. */
		wc?: Record< string, unknown >;
	}
}

registerSurveyStore();

window.wc = {
	adminLayout,
	customerEffortScore,
	experimental,
	explat,
	onboarding,
	tracks,
	wcSettings,
	...window.wc,
};
