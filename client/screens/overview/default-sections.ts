import { __ } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';
import type { DashboardSection } from '@storedeck/extend';
import { component, filledText, listOf, object, text } from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';
import { Charts } from './charts';
import { getHiddenBlocks } from './charts/dashboard-charts';
import { Leaderboards } from './leaderboards';
import { Performance } from './performance';
import { PinnedViews } from './pinned';
import type { SectionDefinition } from './types';

const SECTIONS = listOf< DashboardSection >(
	object( { key: filledText, title: text, component } ),
	'key'
);

/** The section of pinned views, first unless the user moved it. */
export const getPinnedSection = (): SectionDefinition => ( {
	key: 'pinned-views',
	title: __( 'Pinned views', 'storedeck' ),
	component: PinnedViews,
	isVisible: true,
	hiddenBlocks: [],
} );

/** The sections after `woocommerce_dashboard_default_sections`. */
export function getDefaultSections(): SectionDefinition[] {
	const dashboard = getSetting( 'dashboard' );
	const sections = applyContained(
		'woocommerce_dashboard_default_sections',
		[
			{
				key: 'store-performance',
				title: __( 'Performance', 'storedeck' ),
				component: Performance,
				isVisible: true,
				hiddenBlocks: dashboard.hiddenIndicators,
			},
			{
				key: 'charts',
				title: __( 'Charts', 'storedeck' ),
				component: Charts,
				isVisible: true,
				hiddenBlocks: getHiddenBlocks(),
			},
			{
				key: 'leaderboards',
				title: __( 'Leaderboards', 'storedeck' ),
				component: Leaderboards,
				isVisible: true,
				hiddenBlocks: dashboard.hiddenLeaderboards,
			},
		],
		SECTIONS
	);
	return sections.map( ( section ) => ( {
		...section,
		isVisible: section.isVisible !== false,
		hiddenBlocks: Array.isArray( section.hiddenBlocks )
			? section.hiddenBlocks
			: [],
	} ) );
}
