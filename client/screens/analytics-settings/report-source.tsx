import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { ControlProps, SettingConfig } from '../../common/setting/types';

/** The choice of the source of reports, with a link to the comparison. */
export function createReportSource( config: SettingConfig ): SettingConfig {
	const options = config.inputType === 'radio' ? config.options : [];

	function ReportSource( { value, onChange, label }: ControlProps ) {
		return (
			<>
				<RadioControl
					label={ label }
					hideLabelFromVision
					selected={ typeof value === 'string' ? value : '' }
					options={ options.map( ( option ) => ( { ...option } ) ) }
					onChange={ onChange }
				/>
				<p className="storedeck-settings__link">
					<Link
						href={ getNewPath(
							{},
							'/analytics/report-comparison',
							{}
						) }
					>
						{ __( 'Compare the reports of both', 'storedeck' ) }
					</Link>
				</p>
			</>
		);
	}

	const { label, helpText, defaultValue } = config;
	return {
		label,
		helpText,
		defaultValue,
		inputType: 'component',
		component: ReportSource,
	};
}
