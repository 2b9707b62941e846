/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import '@wordpress/components/build-style/style.css';
import { applyAppearance, defaultAppearance } from './appearance';
import type { Appearance } from './appearance';
import { DocsPage } from './docs-page';
import { sites } from './sites';
import './preview.scss';

const preview: Preview = {
	tags: [ 'autodocs' ],
	initialGlobals: { ...defaultAppearance },
	globalTypes: {
		direction: {
			description: 'Writing direction',
			toolbar: {
				icon: 'transfer',
				dynamicTitle: true,
				items: [
					{ value: 'ltr', title: 'Left to right' },
					{ value: 'rtl', title: 'Right to left' },
				],
			},
		},
		colors: {
			description: 'Colors',
			toolbar: {
				icon: 'mirror',
				dynamicTitle: true,
				items: [
					{ value: 'light', title: 'Light' },
					{ value: 'dark', title: 'Dark' },
				],
			},
		},
		site: {
			description: 'Locale, time zone and currency of the site',
			toolbar: {
				icon: 'globe',
				dynamicTitle: true,
				items: Object.entries( sites ).map(
					( [ value, { title } ] ) => ( {
						value,
						title,
					} )
				),
			},
		},
	},
	decorators: [
		( Story, { globals } ) => {
			const { direction, colors, site } = globals as Appearance;
			applyAppearance( { direction, colors, site } );
			// Some widgets read these settings on mount only.
			return <Story key={ `${ direction } ${ colors } ${ site }` } />;
		},
	],
	parameters: {
		a11y: { test: 'error' },
		docs: { page: DocsPage },
		viewport: {
			options: {
				phone: {
					name: 'Phone',
					styles: { width: '390px', height: '844px' },
					type: 'mobile',
				},
				tablet: {
					name: 'Tablet',
					styles: { width: '782px', height: '1024px' },
					type: 'tablet',
				},
				desktop: {
					name: 'Desktop',
					styles: { width: '1440px', height: '900px' },
					type: 'desktop',
				},
			},
		},
	},
};

export default preview;
