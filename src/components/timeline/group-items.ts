import { getStartOfWeek, startOfUnit, toPlainDate } from '@storedeck/date';
import type { Moment } from 'moment';
import { toSiteTime } from '../date/site-date';
import type { TimelineItem, TimelineProps, TimelineUnit } from './types';

/** An item with its date on the shop's clock. */
export interface DatedItem extends TimelineItem {
	moment: Moment;
}

export interface TimelineGroup {
	/** First day of the unit. */
	key: string;
	/** In their order; never empty. */
	items: [ DatedItem, ...DatedItem[] ];
}

/**
 * The items in their order, those of one day, week or month together. The
 * shop's clock and its first day of the week decide what belongs together.
 * Items without a valid date are left out; those of one instant keep the order
 * they came in.
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
