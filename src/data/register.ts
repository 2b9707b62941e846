/*
 * Importing this module registers every store, and synchronizes the navigation
 * store with the URL.
 */
import './countries/store';
import './data-state/store';
import './export/store';
import './import/store';
import './items/store';
import './notes/store';
import './onboarding/store';
import './options/store';
import './orders/store';
import './payment-gateways/store';
import './plugins/store';
import './reports/store';
import './reviews/store';
import './settings/store';
import './user/store';
import './views/store';
import { syncWithUrl } from './navigation/sync-with-url';

syncWithUrl();
