import { formatUntranslated, formatSiteTime, toSiteTime } from './site-date';
import type { DateProps } from './types';

export type { DateProps, DateValue } from './types';

/**
 * A date in one format for display and another for screen readers.
 *
 * @param props See `DateProps`.
 */
function FormattedDate( {
	date,
	machineFormat = 'Y-m-d H:i:s',
	screenReaderFormat = 'F j, Y',
	visibleFormat = 'Y-m-d',
}: DateProps ) {
	const siteTime = toSiteTime( date );
	if ( ! siteTime.isValid() ) {
		return null;
	}
	return (
		<time dateTime={ formatUntranslated( machineFormat, siteTime ) }>
			<span aria-hidden="true">
				{ formatSiteTime( visibleFormat, siteTime ) }
			</span>
			<span className="screen-reader-text">
				{ formatSiteTime( screenReaderFormat, siteTime ) }
			</span>
		</time>
	);
}

export { FormattedDate as Date };
