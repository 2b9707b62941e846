import { getSetting } from './get-setting';

export { getSetting, getSettings } from './get-setting';
export type {
	CurrencySettings,
	CurrentUser,
	DashboardChartSetting,
	DashboardSettings,
	DimensionSetting,
	LeaderboardSetting,
	LocaleSettings,
	PreloadedResponse,
	ReportSetting,
	SettingName,
	StoredeckSettings,
} from './types';

/**
 * Returns the URL of an admin page.
 *
 * @param path E.g. `post.php?post=7&action=edit`.
 */
export const getAdminLink = ( path: string ) =>
	getSetting( 'adminUrl' ) + path.replace( /^\/+/, '' );

/** Returns the signed-in user; id 0 when no one is signed in. */
export const getCurrentUser = () => getSetting( 'currentUser' );

/** Whether the signed-in user has a capability, e.g. `manage_woocommerce`. */
export const currentUserCan = ( capability: string ) => {
	const { capabilities } = getCurrentUser();
	return (
		Object.hasOwn( capabilities, capability ) &&
		capabilities[ capability ] === true
	);
};
