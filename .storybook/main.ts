import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import { REQUEST_WHATS_NEW_DATA } from 'storybook/internal/core-events';
import postcssRtlcss from 'postcss-rtlcss';
import { mergeConfig } from 'vite';

const resolve = ( path: string ) =>
	fileURLToPath( new URL( path, import.meta.url ) );

interface Config extends StorybookConfig {
	/** Missing in the types of Storybook. */
	experimental_serverChannel: ( channel: Channel ) => Channel;
}

const config: Config = {
	stories: [ { directory: '../src/components', files: '*/stories.tsx' } ],
	addons: [ '@storybook/addon-docs', '@storybook/addon-a11y' ],
	framework: '@storybook/react-vite',
	// The toolbar has colors instead.
	features: { backgrounds: false },
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	// Otherwise the development server fetches news from storybook.js.org, with
	// or without notifications.
	experimental_serverChannel: ( channel ) => {
		channel.removeAllListeners( REQUEST_WHATS_NEW_DATA );
		return channel;
	},
	typescript: {
		// Resolves props that a component extends from another file.
		reactDocgen: 'react-docgen-typescript',
		reactDocgenTypescriptOptions: {
			tsconfigPath: resolve( '../tsconfig.json' ),
			include: [ 'src/components/**/*.tsx' ],
			exclude: [ '**/stories.tsx', '**/test/**' ],
			shouldExtractLiteralValuesFromEnum: true,
			shouldRemoveUndefinedFromOptional: true,
			propFilter: ( { parent } ) =>
				! parent?.fileName.includes( 'node_modules' ),
		},
	},
	viteFinal: ( vite ) =>
		mergeConfig( vite, {
			cacheDir: resolve( '../.cache/vite' ),
			build: {
				// Storybook's own chunks are larger than the limit.
				chunkSizeWarningLimit: 5000,
				// Hundreds of lines about `use client` in packages.
				rolldownOptions: { checks: { moduleLevelDirective: false } },
			},
			resolve: { alias: { '@storedeck': resolve( '../src' ) } },
			css: {
				postcss: {
					plugins: [
						// The same rules as in the right-to-left stylesheets of
						// WordPress and the plugin, without more specificity.
						postcssRtlcss( {
							mode: 'override',
							rtlPrefix: ':where([dir="rtl"])',
						} ),
					],
				},
			},
		} ),
};

export default config;
