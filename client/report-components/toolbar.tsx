import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	DateRangeFilterPicker,
	FilterPicker,
	type FilterPickerConfig,
	type ReportFiltersProps,
} from '@storedeck/components';
import {
	isAdvanced,
	isComparison,
} from '@storedeck/components/report-filters/card-type';
import { getDateQuery } from '@storedeck/components/report-filters/date-query';
import { FilterCards } from '@storedeck/components/report-filters/filter-cards';
import { UrlNotices } from '@storedeck/components/report-filters/url-notices';
import { getUpdate } from '@storedeck/components/filter-picker/get-update';
import { flattenFilters, updateQueryString } from '@storedeck/navigation';
import { ScreenSection } from '../common/screen-section';
import type { ScreenProps } from '../common/screen-props';
import { InvalidParamsNotice } from './invalid-params-notice';
import './toolbar.scss';

type Props = ScreenProps &
	Pick<
		ReportFiltersProps,
		'filters' | 'advancedFilters' | 'getCount' | 'showDatePicker'
	> & {
		/** What the section is called when it fails. */
		name: string;
		/** Whether a period can be compared with another. */
		hasComparison?: boolean;
		/** What stands at the end. */
		children?: ReactNode;
	};

/**
 * The toolbar of a screen: its period, comparison and filters, and what else it
 * offers. Below it are the cards of filters with more than one value.
 */
export function Toolbar( {
	query,
	path,
	name,
	filters = [],
	advancedFilters,
	getCount,
	showDatePicker = true,
	hasComparison,
	children,
}: Props ) {
	const [ isAdding, setIsAdding ] = useState( false );
	const shown = filters.filter(
		( { showFilters } ) => showFilters?.( query ) ?? true
	);
	const advanced = shown.find( ( config ) =>
		flattenFilters( config.filters ).some( ( { value } ) =>
			isAdvanced( value )
		)
	);
	const hasCard = ( { param }: FilterPickerConfig ) =>
		isAdvanced( query[ param ] ) || isComparison( query[ param ] );
	const addFilter =
		advanced && ! isAdvanced( query[ advanced.param ] )
			? () => {
					setIsAdding( true );
					updateQueryString(
						getUpdate( advanced, query, 'advanced' ),
						path,
						query
					);
			  }
			: undefined;
	return (
		<>
			{ showDatePicker && <InvalidParamsNotice query={ query } /> }
			<div className="storedeck-toolbar">
				<ScreenSection
					label={ __( 'Filters', 'storedeck' ) }
					name={ name }
				>
					{ showDatePicker && (
						<DateRangeFilterPicker
							hasUpdateButton={ false }
							hasComparison={ hasComparison }
							dateQuery={ getDateQuery( query ) }
							onRangeSelect={ ( range ) =>
								updateQueryString(
									{ ...range, paged: undefined },
									path,
									query
								)
							}
						/>
					) }
					{ shown.map( ( config ) => (
						<FilterPicker
							key={ config.param }
							config={ config }
							path={ path }
							query={ query }
							advancedFilters={ advancedFilters }
							onFilterSelect={ () => setIsAdding( false ) }
						/>
					) ) }
					{ addFilter && (
						<Button
							className="storedeck-toolbar__add"
							variant="tertiary"
							icon={
								<svg
									viewBox="0 0 24 24"
									width="20"
									height="20"
									fill="currentColor"
									aria-hidden="true"
								>
									<path d="M11.25 5h1.5v6.25H19v1.5h-6.25V19h-1.5v-6.25H5v-1.5h6.25z" />
								</svg>
							}
							onClick={ addFilter }
						>
							{ __( 'Filter', 'storedeck' ) }
						</Button>
					) }
				</ScreenSection>
				{ children }
			</div>
			<UrlNotices filters={ shown } query={ query } />
			{ filters.some( hasCard ) && (
				<ScreenSection
					label={ __( 'Selected filters', 'storedeck' ) }
					name={ name }
				>
					<FilterCards
						query={ query }
						path={ path }
						filters={ filters }
						advancedFilters={ advancedFilters }
						getCount={ getCount }
						isAdding={ isAdding }
					/>
				</ScreenSection>
			) }
		</>
	);
}
