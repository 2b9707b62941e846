import { __ } from '@wordpress/i18n';
import { useFiltered } from '@storedeck/hooks';
import { getSetting } from '@storedeck/settings';
import { DataStatus } from '../../report-components/data-status';
import { Toolbar } from '../../report-components/toolbar';
import type { ScreenProps } from '../../common/screen-props';
import { AddSections } from './add-sections';
import { getDashboardFilters } from './dashboard-filters';
import { Section } from './section';
import { useSections } from './use-sections';
import './style.scss';

/** Metrics, charts and leaderboards of a period, in sections that each user can arrange. */
export default function Overview( { query, path }: ScreenProps ) {
	const defaultDateRange = getSetting( 'defaultDateRange' );
	const filters = useFiltered( getDashboardFilters );
	const sections = useSections();
	const { visible } = sections;

	return (
		<div
			className="storedeck-overview"
			ref={ sections.root }
			role="group"
			aria-label={ __( 'Overview', 'storedeck' ) }
			tabIndex={ -1 }
			data-retry-focus
		>
			<Toolbar
				query={ query }
				path={ path }
				name="filters of the overview"
				filters={ filters }
			>
				<div className="storedeck-freshness">
					<div className="storedeck-freshness__facts">
						<DataStatus source="orders" />
					</div>
				</div>
			</Toolbar>
			{ visible.map( ( section, index ) => (
				<Section
					key={ section.key }
					section={ section }
					query={ query }
					path={ path }
					filters={ filters }
					defaultDateRange={ defaultDateRange }
					isFirst={ index === 0 }
					isLast={ index === visible.length - 1 }
					onMove={ ( by ) => sections.move( section.key, by ) }
					onRemove={ () => sections.remove( section.key ) }
					onRename={ ( title ) =>
						sections.rename( section.key, title )
					}
					onRenamed={ () => sections.focus( section.key ) }
					onToggleHiddenBlock={ ( block ) => () =>
						sections.toggleBlock( section.key, block )
					}
				/>
			) ) }
			<AddSections sections={ sections.hidden } onAdd={ sections.add } />
		</div>
	);
}
