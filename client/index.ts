import domReady from '@wordpress/dom-ready';
import { setupApi } from '@storedeck/api';
import { loadLocaleData } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { mountAll } from './mounts';
import { connectAdminMenu } from './shell/admin-menu';

setupApi();

domReady( () => {
	loadLocaleData( getSetting( 'locale' ) );
	connectAdminMenu();
	mountAll();
} );
