import { __ } from '@wordpress/i18n';
import { ReportFilters } from '@storedeck/components';
import type { ReportFiltersProps } from '@storedeck/components/report-filters';
import { getDateQuery } from '@storedeck/components/report-filters/date-query';
import { isoDateFormat } from '@storedeck/date';
import { getSettings } from '@storedeck/settings';
import { ScreenSection } from '../common/screen-section';
import type { ScreenProps } from '../common/screen-props';
import { InvalidParamsNotice } from './invalid-params-notice';

/**
 * The date range of a screen that is not a report, and its other filters.
 *
 * @param props         Query and path of the screen.
 * @param props.name    What the section is called when it fails.
 * @param props.filters Filters besides the date range.
 */
export function ScreenFilters( {
	query,
	path,
	name,
	filters,
}: ScreenProps & {
	name: string;
	filters?: ReportFiltersProps[ 'filters' ];
} ) {
	const { currency, locale } = getSettings();
	return (
		<ScreenSection label={ __( 'Filters', 'storedeck' ) } name={ name }>
			<InvalidParamsNotice query={ query } />
			<ReportFilters
				query={ query }
				path={ path }
				siteLocale={ locale.siteLocale }
				currency={ currency }
				filters={ filters }
				showDatePicker
				dateQuery={ getDateQuery( query ) }
				isoDateFormat={ isoDateFormat }
			/>
		</ScreenSection>
	);
}
