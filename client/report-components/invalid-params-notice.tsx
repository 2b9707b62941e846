import { Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	getCurrentDates,
	getIntervalForQuery,
	getInvalidParams,
} from '@storedeck/date';
import type { Interval, InvalidParam } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { announce } from '../common/announce';
import { describeInvalidParam } from './invalid-param-text';
import './invalid-params-notice.scss';

/** What stands in place of an interval. */
const getIntervalTexts = (): Record< Interval, string > => ( {
	hour: __( 'The figures are shown by hour.', 'storedeck' ),
	day: __( 'The figures are shown by day.', 'storedeck' ),
	week: __( 'The figures are shown by week.', 'storedeck' ),
	month: __( 'The figures are shown by month.', 'storedeck' ),
	quarter: __( 'The figures are shown by quarter.', 'storedeck' ),
	year: __( 'The figures are shown by year.', 'storedeck' ),
} );

/** What is shown in place of what was not understood. */
function describeShown( invalidParams: InvalidParam[], query: Query ) {
	const defaultRange = getSetting( 'defaultDateRange' );
	const isInterval = ( { parameter }: InvalidParam ) =>
		parameter === 'interval';
	const texts: string[] = [];
	if ( ! invalidParams.every( isInterval ) ) {
		const { primary } = getCurrentDates( query, defaultRange );
		texts.push(
			sprintf(
				/* translators: 1: name of a period, 2: its dates, for example "Month to date (Apr 1 - 15, 2018)". */
				__( 'The default dates are shown: %1$s (%2$s).', 'storedeck' ),
				primary.label,
				primary.range
			)
		);
	}
	if ( invalidParams.some( isInterval ) ) {
		texts.push(
			getIntervalTexts()[ getIntervalForQuery( query, defaultRange ) ]
		);
	}
	return texts.join( ' ' );
}

/**
 * Says what in the dates of an address was not understood, and what is shown
 * instead. Can be put away; another address that is not understood brings it back.
 */
export function InvalidParamsNotice( { query }: { query: Query } ) {
	const place = useRef< HTMLDivElement >( null );
	const [ putAway, setPutAway ] = useState( '' );
	const invalidParams = getInvalidParams( query );
	const key = JSON.stringify( invalidParams );
	const isShown = invalidParams.length > 0 && key !== putAway;
	const texts = isShown
		? [
				...invalidParams.map( describeInvalidParam ),
				describeShown( invalidParams, query ),
		  ]
		: [];
	const spoken = texts.join( ' ' );
	useEffect( () => {
		if ( spoken ) {
			announce( spoken );
		}
	}, [ spoken ] );
	if ( ! isShown ) {
		return null;
	}

	const remove = () => {
		// The button goes away with the notice; the focus stays in its part.
		place.current?.closest< HTMLElement >( '[data-retry-focus]' )?.focus();
		setPutAway( key );
	};

	return (
		<div ref={ place } className="storedeck-odd-address">
			<Notice
				status="warning"
				// Announced in turn with the report, which may load at the same moment.
				spokenMessage=""
				onRemove={ remove }
			>
				{ texts.map( ( text ) => (
					<p key={ text }>{ text }</p>
				) ) }
			</Notice>
		</div>
	);
}
