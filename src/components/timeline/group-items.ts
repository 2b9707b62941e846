import { getStartOfWeek, startOfUnit, toPlainDate } from '@storedeck/date';
import type { Moment } from 'moment';
import { toSiteTime } from '../date/site-date';
import type { TimelineItem, TimelineProps, TimelineUnit } from './types';

/** An item with its date in site time. */
export interface DatedItem extends TimelineItem {
	moment: Moment;
}

export interface TimelineGroup {
	/** First day of the group. */
	key: string;
	/** Sorted items; never empty. */
	items: [ DatedItem, ...DatedItem[] ];
}

/**
 * Sorts items and groups them by day, week or month in site time, with the
 * first day of the week of the site. Items without a valid date are skipped;
 * items with the same date keep their order.
 */
export function groupItems(
	items: readonly TimelineItem[],
	unit: TimelineUnit,
	order: NonNullable< TimelineProps[ 'orderBy' ] >
): TimelineGroup[] {
	const startOfWeek = getStartOfWeek();
	const sign = order === 'asc' ? 1 : -1;
	const sorted = items
		.map( ( item ) => ( { ...item, moment: toSiteTime( item.date ) } ) )
		.filter( ( { moment } ) => moment.isValid() )
		.sort( ( a, b ) => sign * ( a.date.getTime() - b.date.getTime() ) );

	const groups = new Map< string, TimelineGroup >();
	for ( const item of sorted ) {
		const day = toPlainDate( item.moment );
		const key = startOfUnit( day, unit, startOfWeek );
		const group = groups.get( key );
		if ( group ) {
			group.items.push( item );
		} else {
			groups.set( key, { key, items: [ item ] } );
		}
	}
	return [ ...groups.values() ];
}
