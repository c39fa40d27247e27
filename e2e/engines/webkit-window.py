#!/usr/bin/python3
"""A WebKitGTK window that WebKitWebDriver can steer, with a profile folder that stays and Safari's storage features.

MiniBrowser under automation forgets its profile when it closes, and a test that comes back tomorrow needs it.
What a test has to hear goes into the log file, one line each: the console, requests, downloads, init scripts.
Arguments: --profile=FOLDER --size=WIDTHxHEIGHT
"""
import os
import sys

arguments = dict(one[2:].split('=', 1) for one in sys.argv[1:] if one.startswith('--') and '=' in one)
profile = arguments['profile']
width, height = (int(side) for side in arguments['size'].split('x'))
scripts = os.path.join(profile, 'init-scripts')
downloads = os.path.join(profile, 'downloads')
for folder in (scripts, downloads):
    os.makedirs(folder, exist_ok=True)
log = os.open(os.path.join(profile, 'window.log'), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)

import gi  # noqa: E402 - GTK writes to the log from its first line on.

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

# Safari has these switched on.
SAFARI = ('AccessHandle', 'FileSystem', 'FileSystemWritableStream', 'StorageAPI', 'StorageAPIEstimate')

manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, 'data'), base_cache_directory=os.path.join(profile, 'cache')
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_media_stream=True,
    enable_mock_capture_devices=True,
    # With it pages wait without end: docs/browsers.md, 'A fault that is open'.
    enable_page_cache=os.environ.get('MOORING_PAGE_CACHE') == '1',
    media_playback_requires_user_gesture=False,
    javascript_can_open_windows_automatically=True,
)
features = WebKit2.Settings.get_all_features()
for feature in (features.get(index) for index in range(features.get_length())):
    if feature.get_identifier() in SAFARI:
        settings.set_feature_enabled(feature, True)
content = WebKit2.UserContentManager()


def say(*words):
    print(*words, flush=True)


def say_request(_, __, request):
    # The pictures of WebKit's own controls are data addresses.
    if request.get_uri().startswith('http'):
        say('REQUEST', request.get_uri())


def take_focus(window):
    """Nobody manages the windows of this screen, so the newest takes the focus itself."""
    if window.get_window():
        window.get_window().focus(0)
    return False


def new_view(*_):
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=content, is_controlled_by_automation=True
    )
    view.connect('permission-request', lambda _, request: (request.allow(), True)[1])
    view.connect('resource-load-started', say_request)
    view.connect('create', new_view)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.connect('close', lambda _: window.destroy())
    view.grab_focus()
    GLib.timeout_add(50, take_focus, window)
    return view


def keep_download(_, download):
    def decide(download, name):
        download.set_allow_overwrite(True)
        download.set_destination('file://' + os.path.join(downloads, name.replace('/', '_')))
        return True

    download.connect('decide-destination', decide)
    download.connect('finished', lambda one: say('DOWNLOADED', one.get_destination()))
    download.connect('failed', lambda _, error: say('DOWNLOAD-FAILED', error.message))


def add_scripts(known=set()):
    """A test puts its init scripts into a folder, since WebDriver has no command for them."""
    for name in sorted(set(os.listdir(scripts)) - known):
        known.add(name)
        with open(os.path.join(scripts, name), encoding='utf-8') as file:
            content.add_script(
                WebKit2.UserScript.new(
                    file.read(),
                    WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                    WebKit2.UserScriptInjectionTime.START,
                    None,
                    None,
                )
            )
        say('INIT', name)
    return True


def start_automation(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('webkit-window')
    session.set_application_info(about)
    session.connect('create-web-view', new_view)
    session.connect('create-web-view::tab', new_view)


context.connect('download-started', keep_download)
context.connect('automation-started', start_automation)
GLib.timeout_add(30, add_scripts)
say('START', WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
Gtk.main()
