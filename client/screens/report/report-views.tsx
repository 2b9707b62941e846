import { useHiddenColumns } from '../../views/hidden-columns';
import { ViewsButton } from '../../views/views-button';
import type { ScreenState } from '../../views/types';
import type { Report } from '../../report/types';
import { getHiddenColumns } from '../../report/columns';

/** The saved views of a report. */
export function ReportViews( {
	report,
	...shown
}: { report: Report } & Omit< ScreenState, 'hidden' | 'isTimeless' > ) {
	const [ savedColumns ] = useHiddenColumns( report.columnsPreference );
	return (
		<ViewsButton
			{ ...shown }
			hidden={ getHiddenColumns( report.columns, savedColumns ) }
			isTimeless={ report.isTimeless }
		/>
	);
}
