import { currentUserCan } from '@storedeck/settings';

/** Whether the user sees IP addresses; for report readers they are empty. */
export const canSeeAddresses = () => currentUserCan( 'manage_woocommerce' );
