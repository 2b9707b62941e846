import { EllipsisMenu, MenuItem } from '../ellipsis-menu';
import { ActOnMount, press } from '../gallery/act-on-mount';
import { SectionHeader } from '.';
import type { Stories } from '../gallery/types';

const menu = (
	<EllipsisMenu
		label="Choose which metrics to show"
		renderContent={ ( { onClose } ) => (
			<MenuItem isClickable onInvoke={ onClose }>
				Close
			</MenuItem>
		) }
	/>
);

const controls = (
	<>
		<button className="button">Line</button>
		<button className="button">Bars</button>
	</>
);

const stories: Stories = {
	components: [ 'SectionHeader' ],
	stories: {
		Default: () => <SectionHeader title="Performance" />,
		'With a menu': () => (
			<SectionHeader title="Performance" menu={ menu } />
		),
		'With controls and a long title': () => (
			<SectionHeader
				title="Performance of the store in all countries it sells to"
				menu={ menu }
			>
				{ controls }
			</SectionHeader>
		),
		'With an open menu': () => (
			<ActOnMount act={ press( '[aria-haspopup="menu"]' ) }>
				<SectionHeader title="Performance" menu={ menu } />
			</ActOnMount>
		),
	},
};
export default stories;
