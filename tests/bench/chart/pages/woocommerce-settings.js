/* Replaces the settings module of WooCommerce that `@woocommerce/components` imports. */
export const getAdminLink = ( path ) => `/wp-admin/${ path }`;
export const getSetting = ( name, fallback ) => fallback;
export const ADMIN_URL = '/wp-admin/';
