import type { ReactNode } from 'react';
import { Timeline } from '@storedeck/components';
import { getSetting } from '@storedeck/settings';
import { hasTime } from '../format-time';
import './style.scss';

/** Something that happened to a record. */
export interface RecordEvent {
	/** Date in site time; its time is not shown where it has none. */
	date: string | null | undefined;
	/** The same in UTC. */
	date_gmt: string | null | undefined;
	/** Red, for example, for a refund. */
	type?: 'good' | 'bad';
	headline: ReactNode;
	/** What is known about it. */
	body?: ReadonlyArray< ReactNode | false >;
}

/** An event without a date in UTC is not listed: when it happened is not known. */
const toItem = ( event: RecordEvent ) =>
	event.date && event.date_gmt
		? [
				{
					date: new Date(
						`${ event.date_gmt.replace( ' ', 'T' ) }Z`
					),
					hideTimestamp: ! hasTime( event.date ),
					icon: (
						<span
							className={ `storedeck-timeline__dot is-${
								event.type ?? 'neutral'
							}` }
						/>
					),
					headline: event.headline,
					body: event.body?.filter( Boolean ),
				},
		  ]
		: [];

/** What happened to a record by day, the newest first, in site time. */
export const RecordTimeline = ( {
	events,
}: {
	events: readonly RecordEvent[];
} ) => (
	<Timeline
		className="storedeck-timeline"
		items={ events.flatMap( toItem ) }
		dateFormat={ getSetting( 'dateFormat' ) }
		clockFormat={ getSetting( 'timeFormat' ) }
	/>
);
