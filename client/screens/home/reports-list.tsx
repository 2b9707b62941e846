import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getReports } from '../../reports';
import { getScreenHref } from '../../shell/persisted-query';

/** Links to all reports. */
export function ReportsList() {
	return (
		<section
			className="storedeck-home__section"
			aria-labelledby="storedeck-home-reports"
		>
			<h2 id="storedeck-home-reports">
				{ __( 'Reports', 'storedeck' ) }
			</h2>
			<ul className="storedeck-home__reports">
				{ getReports().map( ( { id, path, title } ) => (
					<li key={ id }>
						<Link href={ getScreenHref( path ) }>{ title() }</Link>
					</li>
				) ) }
			</ul>
		</section>
	);
}
