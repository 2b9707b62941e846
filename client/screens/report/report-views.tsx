import { useColumnChoice } from '../../views/column-choice';
import { ViewsButton } from '../../views/views-button';
import type { Shown } from '../../views/types';
import type { Report } from '../../report/define-report';
import { getHiddenColumns } from '../../report/columns';

/** The saved views of a report. */
export function ReportViews( {
	report,
	...shown
}: { report: Report } & Omit< Shown, 'hidden' | 'isTimeless' > ) {
	const [ savedColumns ] = useColumnChoice( report.columnsPreference );
	return (
		<ViewsButton
			{ ...shown }
			hidden={ getHiddenColumns( report.columns(), savedColumns ) }
			isTimeless={ report.isTimeless }
		/>
	);
}
