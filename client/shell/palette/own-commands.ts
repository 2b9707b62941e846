import { __, sprintf } from '@wordpress/i18n';
import { getStoreToday } from '@storedeck/date';
import type { Command } from '@storedeck/extend';
import { getNewPath } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { getScreenCommands } from '../../common/screen-commands';
import { formatSiteDate } from '../../common/store-format';
import { getPages, labelOf } from '../pages';

/** What a screen shows when it is opened in a certain way. */
interface Opening {
	name: string;
	label: string;
	path: string;
	query: Record< string, string >;
}

const listOpenings = (): Opening[] => [
	{
		name: 'storedeck/low-stock',
		label: __( 'Low stock', 'storedeck' ),
		path: '/stock',
		query: { type: 'lowstock' },
	},
	{
		name: 'storedeck/out-of-stock',
		label: __( 'Out of stock', 'storedeck' ),
		path: '/stock',
		query: { type: 'outofstock' },
	},
	{
		name: 'storedeck/today',
		label: sprintf(
			/* translators: %s: day of the week. */
			__( 'Today compared with last %s at this time', 'storedeck' ),
			formatSiteDate( `${ getStoreToday() } 00:00:00`, 'l' )
		),
		path: '/analytics/revenue',
		query: { period: 'today', compare: 'weeks_before', interval: 'hour' },
	},
	{
		name: 'storedeck/returning-customers',
		label: __( 'Best customers and how often they return', 'storedeck' ),
		path: '/customers',
		query: { orderby: 'total_spend', order: 'desc' },
	},
];

/** The actions of the open screen, and commands that open other screens that the user may open. */
export function listOwnCommands(): Command[] {
	const pages = getPages();
	const others = listOpenings().flatMap( ( { path, query, ...command } ) => {
		const page = pages.find( ( one ) => one.path === path );
		const crumb = page?.breadcrumbs().at( -1 );
		return page && currentUserCan( page.capability )
			? {
					...command,
					group: crumb && labelOf( crumb ),
					href: getNewPath( query, path, {} ),
			  }
			: [];
	} );
	return [ ...getScreenCommands(), ...others ];
}
