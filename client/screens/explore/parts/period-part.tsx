import { __ } from '@wordpress/i18n';
import { PeriodContent } from '@storedeck/components/date-range-filter-picker/period-content';
import type { SelectedRange } from '@storedeck/components/date-range-filter-picker/types';
import { getDateQuery } from '@storedeck/components/report-filters/date-query';
import { isoDateFormat } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getPeriodLabel } from '../../../report/period-label';
import { Part } from './part';

/** The period, with the choices of the toolbar of reports. */
export function PeriodPart( {
	query,
	onChange,
}: {
	query: Query;
	onChange: ( range: SelectedRange ) => void;
} ) {
	const dateQuery = getDateQuery( query );
	return (
		<Part
			title={ __( 'Date Range', 'storedeck' ) }
			text={ getPeriodLabel( query, dateQuery.primaryDate ) }
			contentClassName="woocommerce-filters-date__content is-period"
			renderContent={ ( close ) => (
				<PeriodContent
					dateQuery={ dateQuery }
					dayFormat={ isoDateFormat }
					onSelect={ ( range ) => {
						close();
						onChange( range );
					} }
				/>
			) }
		/>
	);
}
