import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { formatSiteTime } from '../date/site-date';
import { groupItems } from './group-items';
import type { DatedItem } from './group-items';
import type { TimelineProps } from './types';
import './style.scss';

export type { TimelineItem, TimelineProps, TimelineUnit } from './types';

interface ItemProps {
	item: DatedItem;
	clockFormat: string;
}

function Item( { item, clockFormat }: ItemProps ) {
	const { moment, icon, headline, body = [], hideTimestamp } = item;
	return (
		<li className="woocommerce-timeline-item">
			<div className="woocommerce-timeline-item__title">
				<div className="woocommerce-timeline-item__headline">
					<span aria-hidden="true">{ icon }</span>
					<span>{ headline }</span>
				</div>
				{ ! hideTimestamp && (
					<time
						className="woocommerce-timeline-item__timestamp"
						dateTime={ moment.clone().locale( 'en' ).format() }
					>
						{ formatSiteTime( clockFormat, moment ) }
					</time>
				) }
			</div>
			<div className="woocommerce-timeline-item__body">
				{ body.map( ( part, index ) => (
					<div key={ index }>{ part }</div>
				) ) }
			</div>
		</li>
	);
}

/**
 * Events grouped by date, newest first by default.
 *
 * @param props See `TimelineProps`.
 */
export function Timeline( {
	items = [],
	groupBy = 'day',
	orderBy = 'desc',
	dateFormat = 'F j, Y',
	clockFormat = 'g:ia',
	className = '',
}: TimelineProps ) {
	const names = classNames( 'woocommerce-timeline', className );
	const groups = groupItems( items, groupBy, orderBy );
	if ( groups.length === 0 ) {
		return (
			<div className={ names }>
				<p className="timeline_no_events">
					{ __( 'No data to display', 'storedeck' ) }
				</p>
			</div>
		);
	}
	return (
		<div className={ names }>
			<ul>
				{ groups.map( ( { key, items: members } ) => (
					<li key={ key } className="woocommerce-timeline-group">
						<p className="woocommerce-timeline-group__title">
							{ formatSiteTime(
								dateFormat,
								members[ 0 ].moment
							) }
						</p>
						<ul>
							{ members.map( ( item, index ) => (
								<Item
									key={ index }
									item={ item }
									clockFormat={ clockFormat }
								/>
							) ) }
						</ul>
					</li>
				) ) }
			</ul>
		</div>
	);
}
