import { Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getIntervalForQuery, getInvalidParams } from '@storedeck/date';
import type { Interval, InvalidParam } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { getDates } from '../common/url-dates';
import { announce } from '../common/announce';
import { describeInvalidParam } from './invalid-param-text';
import './invalid-params-notice.scss';

const getIntervalTexts = (): Record< Interval, string > => ( {
	hour: __( 'Showing data by hour.', 'storedeck' ),
	day: __( 'Showing data by day.', 'storedeck' ),
	week: __( 'Showing data by week.', 'storedeck' ),
	month: __( 'Showing data by month.', 'storedeck' ),
	quarter: __( 'Showing data by quarter.', 'storedeck' ),
	year: __( 'Showing data by year.', 'storedeck' ),
} );

/** Describes the data shown instead. */
function describeFallback( invalidParams: InvalidParam[], query: Query ) {
	const names = invalidParams.map( ( { parameter } ) => parameter );
	const { label, range } = getDates( query ).primary;
	const interval = getIntervalForQuery(
		query,
		getSetting( 'defaultDateRange' )
	);
	return [
		names.some( ( name ) => name !== 'interval' ) &&
			sprintf(
				/* translators: 1: name of a period, 2: its date range, for example "Month to date (Apr 1 - 15, 2018)". */
				__( 'Showing the default period: %1$s (%2$s).', 'storedeck' ),
				label,
				range
			),
		names.includes( 'interval' ) && getIntervalTexts()[ interval ],
	]
		.filter( Boolean )
		.join( ' ' );
}

/**
 * Lists invalid period parameters of the URL and says what is shown instead.
 * Once dismissed, it is hidden until the URL has other invalid parameters.
 */
export function InvalidParamsNotice( { query }: { query: Query } ) {
	const wrapper = useRef< HTMLDivElement >( null );
	const [ dismissed, setDismissed ] = useState( '' );
	const invalidParams = getInvalidParams( query );
	const key = JSON.stringify( invalidParams );
	const isShown = invalidParams.length > 0 && key !== dismissed;
	const texts = isShown
		? [
				...invalidParams.map( describeInvalidParam ),
				describeFallback( invalidParams, query ),
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
		// The focused button is removed with the notice.
		wrapper.current
			?.closest< HTMLElement >( '[data-retry-focus]' )
			?.focus();
		setDismissed( key );
	};

	return (
		<div ref={ wrapper } className="storedeck-invalid-params">
			<Notice
				status="warning"
				// announce() queues the text: the report may be announced at the same time.
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
