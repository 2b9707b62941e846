/* What the other chart's address helpers ask of their host. */
export const getAdminLink = ( path ) => `/wp-admin/${ path }`;
export const getSetting = ( name, fallback ) => fallback;
export const ADMIN_URL = '/wp-admin/';
